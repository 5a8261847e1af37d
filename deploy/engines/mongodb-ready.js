// Whether MongoDB takes writes, by the status 0 or 1; for mongosh, on MongoDB's own machine. A fresh one is first made a replica
// set of one and given its administrator: MongoDB lets this machine do so as long as there is no account.
const { readFileSync } = require('node:fs');

const user = 'administrator';
const pwd = readFileSync('/run/secrets/admin-password', 'utf8').trim();
const admin = db.getSiblingDB('admin');

const takesWrites = () => admin.runCommand({ hello: 1 }).isWritablePrimary === true;

const signIn = () => {
  try {
    admin.auth(user, pwd);
  } catch (error) {
    if (error.codeName !== 'AuthenticationFailed') throw error;
    admin.runCommand({ createUser: user, pwd, roles: ['root'] });
    admin.auth(user, pwd);
  }
};

// What a restore needs beyond the role root: it repeats what the log of operations says.
const allowRestore = () => {
  const role = 'everything';
  if (admin.runCommand({ rolesInfo: role }).roles.length > 0) return;
  const privileges = [{ resource: { anyResource: true }, actions: ['anyAction'] }];
  admin.runCommand({ createRole: role, privileges, roles: [] });
  admin.runCommand({ grantRolesToUser: user, roles: [role] });
};

if (!admin.runCommand({ hello: 1 }).setName) {
  const members = [{ _id: 0, host: process.env.MONGODB_MEMBER }];
  admin.runCommand({ replSetInitiate: { _id: 'rs0', members } });
}
if (!takesWrites()) quit(1);
signIn();
allowRestore();
quit(0);
