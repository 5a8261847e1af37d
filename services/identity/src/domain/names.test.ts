import { checkNames, checkUsername } from './names.ts';

const first = (firstName: string) => checkNames({ firstName }).firstName;

describe('a first name', () => {
  it.each([
    ...[
      'Ann',
      'Anna-María',
      "D'Arcy",
      'J. R. R.',
      'J.Robert',
      'O’Neil',
      'José',
      'Nguyễn Thị',
      'Łukasz 🌿',
      'Gal·la',
      'B',
    ],
    ...['Ольга', 'Ἀθηνᾶ', 'Հայկ', 'თამარ', 'שׂרה', 'מרים', 'مها', 'عبد‌الله', 'می‌نا', 'ሰላም'],
    ...['山田 太郎', 'Ken 健', 'さくら', 'ジョー', '김민준', 'Kim 민준', 'สมชาย', 'ශ්‍රී', 'क्‍ष', 'नमस्ते', 'ক্‌ষ'],
    ...['Root', 'Staffan', 'Ali', 'Soo', 'Admira', 'Guest', '👩‍🌾 Ann', 'Ann ❤️', 'I. Bell', 'All'],
  ])('can be %p', (name) => {
    expect(first(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ...['Claim your prize now at http://evil.example/x', 'www.evil', 'evil.example', 'evil．example', 'evil。example'],
    ...['evil｡com', 'evil․com', 'ann@home', 'ann＠home', 'ann﹫home', 'x.com', '10.0.0.1', 'Ann (ann.bell.net)'],
  ])('is no address: %p', (name) => {
    expect(() => first(name)).toThrow('address');
  });

  it.each([
    ...[
      '\u2800',
      'An\u200bn',
      'Ann\u3164',
      'An\u00adn',
      'Ann\u202e',
      '\u2067Ann',
      'An\u200dn',
      'A\u200cnn',
      'Ann\ufe0f',
    ],
    ...['Ann\u{e0061}', 'An\u2060n', 'Ann\u034f', 'A\u0300\u0301\u0302\u0303\u0304nn', 'عب\u200dد', 'Ann\u{e000}'],
  ])('has nothing that cannot be seen: %p', (name) => {
    expect(() => first(name)).toThrow('cannot be shown');
  });

  it.each(['Аnn', 'Αnn', 'Oльга', 'Annა', 'مaha', 'Annはる한'])('is written in one script: %p', (name) => {
    expect(() => first(name)).toThrow('one script');
  });

  it.each([
    ...['Wellspring Team', 'Well spring', 'W e l l s p r i n g', 'Administrator', 'Admin Ann', 'Site Admin', 'Ádmin'],
    ...[
      '𝐀𝐝𝐦𝐢𝐧',
      'ａｄｍｉｎ',
      'ⓐⓓⓜⓘⓝ',
      '🅰🅳🅼🅸🅽',
      'ᴀᴅᴍɪɴ',
      'Аdмin',
      'АДМИН',
      'Админ',
      'Support',
      'suppоrt',
      'We||spring',
      'Adm!n',
      'Adm¡n',
      'W€llspring',
    ],
    ...['✔ Verified', 'Ann ✓', 'Owner', '管理者', 'Administrador'],
  ])('does not look like the name of an admin: %p', (name) => {
    expect(() => first(name)).toThrow(/keeps this site|one script|address/);
  });

  it('has at most 50 characters', () => {
    expect(first('山'.repeat(50))).toBe('山'.repeat(50));
    expect(() => first('x'.repeat(51))).toThrow('at most 50');
  });

  it('may stay when it is stored and breaks a newer rule, but may not change to a similar one', () => {
    const stored = { username: 'admin', firstName: 'x'.repeat(80), lastName: null };
    expect(checkNames(stored, stored)).toEqual(stored);
    expect(() => checkNames({ ...stored, firstName: 'y'.repeat(80) }, stored)).toThrow('at most 50');
  });
});

describe('a username', () => {
  it.each([
    ...['ann', 'ann.bell', 'warm_water-7', 'ольга', 'adrian', 'ownership', 'meg', 'ali', 'soo', 'bill', 'lan', 'ian'],
    ...[
      'badminton',
      'staffan',
      'steam',
      'homeowner',
      'j.li',
      '山田太郎',
      'さくら',
      'ジョー',
      'مها',
      '123',
      'guest_of_rain',
    ],
  ])('can be %p', (name) => {
    expect(checkUsername(name)).toBe(name);
  });

  it.each([
    ...['admin', 'ADMIN', 'adm1n', '4dmin', 'a.d.m.i.n', 'аdmin', 'ａdmin', '𝐚dmin', 'ᴀᴅᴍɪɴ', 'admin1', 'site-admin'],
    ...['theadmin', 'admin_ann', 'owner', 'moderator', 'm0derator', 'support', 'supp0rt', 'suppоrt', 'my-support'],
    ...[
      'wellspring',
      'wellspring-team',
      'we11spring',
      'vvellspring',
      'well.spring',
      'staff',
      'site.staff',
      'mod',
      'root',
    ],
    ...['null', 'dashboard', 'trip-planner', 'root2', 'админ', '관리자', 'login', 'signin-link'],
  ])('cannot be %p', (name) => {
    expect(() => checkUsername(name)).toThrow('cannot be chosen');
  });

  it.each(['evil.com', 'www.evil', 'claim-prize.net', 'evil.com.x'])('is no address: %p', (name) => {
    expect(() => checkUsername(name)).toThrow('address');
  });

  it.each(['wаter', 'ραul', 'annა'])('is written in one script: %p', (name) => {
    expect(() => checkUsername(name)).toThrow('one script');
  });
});
