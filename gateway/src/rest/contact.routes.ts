import { Message } from '@wellspring/rest-contract/account';
import { ContactDraft, ContactMessage, ContactMessagesQuery } from '@wellspring/rest-contract/contact';
import { CONTACT_SENT } from '@wellspring/rest-contract/contact-limits';
import { opaqueId } from '@wellspring/rest-contract/path-parameters';
import { MESSAGE_UNKNOWN } from '@wellspring/rest-contract/request-messages';
import { z } from 'zod';
import {
  RestContactMessages,
  RestDeleteContactMessage,
  RestMarkMessageRead,
  RestSendContactMessage,
} from '../generated/rest-operations.ts';
import { json, noContent, PAGE } from './answers.ts';
import { jsonBody } from './bodies.ts';
import { defineRoute, NO_INPUT, type Route } from './route.ts';
import { localizedText } from './localized-text.ts';

const about = { ...NO_INPUT, group: 'Contact' } as const;
const admins = { ...about, who: 'admin' } as const;
const ofMessage = z.strictObject({ id: opaqueId(MESSAGE_UNKNOWN) });

/** Messages to those who keep the site. */
export const contactRoutes: readonly Route[] = [
  defineRoute({
    ...about,
    who: 'everyone',
    method: 'POST',
    path: '/api/contact',
    summary: 'Writes to those who keep the site, at most 5 times an hour',
    body: jsonBody(ContactDraft),
    answers: { created: json(201, Message) },
    document: RestSendContactMessage,
    variables: ({ body: { website, ...input } }) => ({ input, website }),
    reply: ({ created }, _, { actor }) => created({ message: localizedText(actor, CONTACT_SENT) }),
  }),
  defineRoute({
    ...admins,
    method: 'GET',
    path: '/api/admin/contact-messages',
    summary: 'What people wrote, newest first',
    query: ContactMessagesQuery,
    answers: { ok: json(200, z.array(ContactMessage), { headers: PAGE }) },
    document: RestContactMessages,
    variables: ({ query: { filter, ...query } }) => ({ ...query, isRead: filter === 'all' ? null : filter === 'read' }),
    reply: ({ ok }, { adminContactMessages: { messages, total } }) => ok(messages, { total }),
  }),
  defineRoute({
    ...admins,
    method: 'PUT',
    path: '/api/admin/contact-messages/{id}/read',
    summary: 'Notes that a message was read',
    parameters: ofMessage,
    answers: { ok: json(200, ContactMessage) },
    document: RestMarkMessageRead,
    variables: ({ parameters }) => parameters,
    reply: ({ ok }, { markMessageRead }) => ok(markMessageRead),
  }),
  defineRoute({
    ...admins,
    method: 'DELETE',
    path: '/api/admin/contact-messages/{id}',
    summary: 'Deletes a message for good',
    parameters: ofMessage,
    answers: { done: noContent() },
    document: RestDeleteContactMessage,
    variables: ({ parameters }) => parameters,
    reply: ({ done }) => done(),
  }),
];
