package octavo.receipts;

import octavo.text.LocalizedSentence;

import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Why services do not confirm an entry. It is kept beside the library, so that whoever has only
/// the files knows it as well.
///
/// @param reason in English, as it was printed
public record EntryDoubt(DoubtKind kind, LocalDate date, String reason) {
    /// What services say of the entry.
    public enum DoubtKind {
        /// A fact speaks against it.
        EVIDENCE,
        /// A value differs from all records of its work.
        DIFFERENCE,
        /// None of those that answered knows the work.
        UNKNOWN;

        /// What it is called in files and for programs.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Optional<DoubtKind> ofWord(String word) {
            return Stream.of(values()).filter(kind -> kind.word().equals(word)).findFirst();
        }
    }

    public EntryDoubt {
        reason = reason.replaceAll("\\s+", " ").strip();
    }

    /// The reason, and since when it is known.
    public LocalizedSentence sentence() {
        return LocalizedSentence.of("{0} (asked on {1})", reason, date.toString());
    }

    boolean saysTheSame(EntryDoubt other) {
        return kind == other.kind && reason.equals(other.reason);
    }
}
