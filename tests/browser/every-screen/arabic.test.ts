import { everyScreenOf } from './every-screen.fixture.ts';

everyScreenOf('visitor', ['either'], 'ar');
everyScreenOf('member', ['either'], 'ar');
everyScreenOf('admin', ['either'], 'ar');
