import { quietButton } from '../../../shared/ui/button-look.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { tabHref } from '../tabs.ts';
import { isNarrowed, type ListAddress, type ListKind } from './list-address.ts';

type Props<Filter extends string, Sort extends string> = {
  readonly kind: ListKind<Filter, Sort>;
  readonly question: Pick<ListAddress<Filter, Sort>, 'search' | 'filter'>;
  readonly title: string;
  /** how rows come here, where there are none at all */
  readonly text: string;
  /** what is shown without search and filter, such as "Show all reports" */
  readonly all: string;
};

/** The content of an empty list: the reason, and a link to the whole list when a filter is set. */
export const NothingFound = <Filter extends string, Sort extends string>(props: Props<Filter, Sort>) => {
  const t = useWords('admin');
  const { kind, question, title, text, all } = props;
  if (!isNarrowed(kind, question)) return <Notice title={title} text={text} />;
  const chosen = kind.filters.find(({ name }) => name === question.filter);
  const why =
    question.search === ''
      ? t('admin.nothingUnder', { filter: chosen ? t(chosen.label) : '' })
      : t('admin.nothingHasWords', { search: question.search });
  return (
    <Notice title={title} text={why}>
      <Link to={tabHref(kind.tab)} className={quietButton}>
        {all}
      </Link>
    </Notice>
  );
};
