/// Looks up papers by identifiers, URLs and printed references at the services that know them.
///
/// One answer leads: that of the agency that registered the paper, in the order of
/// `AnswerMerge.SOURCE_RANKING`. Taking the longest value of each field would mix a preprint's year
/// into a journal's volume. Others add fields that it lacks, and replace a value only where they
/// clearly say more of the same: given names for initials of the same people, all authors where
/// some were cut, a day in the same year. A preprint adds only its number, abstract and keywords.
/// Each field records its service.
///
/// A printed reference goes to Crossref as it is, and a candidate is accepted only if its whole
/// title is in the reference, and one of its authors, and its first author or its year. Otherwise
/// nothing is imported: a wrong reference is worse than none.
@NullMarked
package octavo.lookup;

import org.jspecify.annotations.NullMarked;
