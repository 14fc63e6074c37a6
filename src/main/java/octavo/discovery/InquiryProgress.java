package octavo.discovery;

import java.util.Optional;
import java.util.function.Function;

/// How far a question about many works is.
///
/// @param <T> the answer
/// @param answeredCount about how many works there is an answer
/// @param soughtCount about how many it is asked
/// @param partialAnswer what is known so far; empty if it is hardly more than the last time
public record InquiryProgress<T>(
        InquiryMatter matter, int answeredCount, int soughtCount, Optional<T> partialAnswer) {
    /// The same, with what becomes of the answer.
    public <U> InquiryProgress<U> map(Function<T, U> converter) {
        return new InquiryProgress<>(
                matter, answeredCount, soughtCount, partialAnswer.map(converter));
    }

    /// What is asked about works.
    public enum InquiryMatter {
        /// What they cite.
        REFERENCES,
        /// Their records.
        RECORDS,
        /// What cites them.
        CITATIONS
    }
}
