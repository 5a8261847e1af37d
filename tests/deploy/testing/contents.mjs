// Runs in a container, where there is nothing but Node: tells as JSON what is in the image, and loads all that is code.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Added when the container runs. */
const OF_THE_MACHINE = ['proc', 'sys', 'dev', 'run'];

const folders = readdirSync('/').filter((name) => !OF_THE_MACHINE.includes(name));
const paths = folders.flatMap((folder) =>
  readdirSync(`/${folder}`, { recursive: true }).map((path) => `/${folder}/${path}`),
);

const addons = paths.filter((path) => path.endsWith('.node'));
// One that lacks a library throws.
for (const addon of addons) createRequire(import.meta.url)(addon);

/** Programs and threads begin their work when they are loaded. */
const BEGINS = /\/main\.ts$|\/standalone\/src\/commands\/|-(worker|thread)\.ts$/;
const modules = paths.filter((path) => /^\/app\/(?!.*node_modules).*\.ts$|\/entry-server\.js$/.test(path));
// Some are loaded only when an engine or provider is chosen: what one lacks is missed here and now.
for (const module of modules.filter((path) => !BEGINS.test(path))) await import(module);

// What was loaded may keep a timer.
process.stdout.write(JSON.stringify({ paths, addons }), () => process.exit(0));
