package octavo.receipts;

import octavo.text.LocalizedSentence;

import java.time.LocalDate;
import java.util.Comparator;

/// Who vouches for one value, and since when.
///
/// @param answerDigest of the record that agreed, or empty if there was none
public record ValueReceipt(ReceiptSource source, LocalDate date, String answerDigest) {
    /// The strongest receipt first: a service's before a person's, a newer before an older one.
    static final Comparator<ValueReceipt> STRONGEST_FIRST =
            Comparator.comparingInt((ValueReceipt receipt) -> receipt.source.rank())
                    .thenComparing(ValueReceipt::date, Comparator.reverseOrder())
                    .thenComparing(receipt -> receipt.source.toCode())
                    .thenComparing(ValueReceipt::answerDigest);

    /// The receipt of a value that an answer has.
    ///
    /// @param wholeDigest of the answer, of which the receipt keeps a short one; or empty
    public static ValueReceipt ofAnswer(ReceiptSource source, LocalDate date, String wholeDigest) {
        return new ValueReceipt(
                source,
                date,
                wholeDigest.isEmpty()
                        ? ""
                        : ShortDigest.of(ShortDigest.ANSWER_LENGTH, wholeDigest));
    }

    /// Whether the value counts as confirmed.
    public boolean isConfirming() {
        return source.isConfirming();
    }

    /// Who says so, in words.
    public LocalizedSentence sentence() {
        return source.sentence(date.toString());
    }
}
