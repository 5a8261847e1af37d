import { rulesFromWeek, type Week } from '@wellspring/opening-hours/week';

/** The grammar's own words, which other programs look for. */
export const BY_APPOINTMENT = 'by appointment';
const SUFFIX = ` "${BY_APPOINTMENT}"`;

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const PART = /^((?:Mo|Tu|We|Th|Fr|Sa|Su)[A-Za-z,-]*) ([\d:,-]+)$/;

const daysIn = (text: string): readonly number[] =>
  text.split(',').flatMap((run) => {
    const [from = '', to = from] = run.split('-');
    return DAYS.map((_, at) => at).filter((at) => at >= DAYS.indexOf(from) && at <= DAYS.indexOf(to));
  });

/**
 * The rows of a rule that says the same for every week, and whether they are by appointment; null: it says more, such as seasons. Only rules
 * that rows make are read, so that editing them loses nothing.
 */
export const weekOfRule = (rule: string): { readonly week: Week; readonly isByAppointment: boolean } | null => {
  const isByAppointment = rule.includes(SUFFIX);
  const plain = rule.replaceAll(SUFFIX, '');
  const rows: string[] = DAYS.map(() => (plain === '24/7' ? '00:00-24:00' : ''));
  const parts = plain === '24/7' || plain === 'off' ? [] : plain.split(/; |, (?=[A-Z])/);
  for (const part of parts) {
    const [, days = '', spans = ''] = PART.exec(part) ?? [];
    for (const day of daysIn(days)) rows[day] = spans;
  }
  const week = rows.map((spans) => (spans === '' ? [] : spans.split(',')));
  return rulesFromWeek(week, isByAppointment ? BY_APPOINTMENT : null) === rule ? { week, isByAppointment } : null;
};
