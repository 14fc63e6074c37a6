/// Compares what an entry claims with what services know, and says what follows: confirmed,
/// differing, unknown, against, or undecided. The comparison is pure; only `EntryInquiry` asks.
///
/// A failure never leads to a verdict: a service that gave no answer has said nothing. A field
/// counts as right if one record of the work agrees with it, whatever the others say.
@NullMarked
package octavo.verify;

import org.jspecify.annotations.NullMarked;
