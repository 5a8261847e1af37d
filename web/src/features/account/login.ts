import { Credentials, Registration } from '@wellspring/rest-contract/account';

/** What the login form asks for: an address that looks like one is wanted before anything is sent. */
export const Login = Credentials.extend({ email: Registration.shape.email });
