import { Credentials, Registration } from '@wellspring/rest-contract/account';

/** The fields of the login form: the address must look like one before anything is sent. */
export const Login = Credentials.extend({ email: Registration.shape.email });
