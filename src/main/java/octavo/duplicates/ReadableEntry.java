package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibProblem;
import octavo.bib.BibValue;
import octavo.bib.EntryLayout;
import octavo.text.ControlCharacters;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// An entry as it is imported: BibTeX can read it back. Damage with only one reading is repaired;
/// an entry with other damage is refused.
///
/// @param readableEntry empty if it is refused
/// @param repairRemarks what was repaired, or why it is refused
public record ReadableEntry(
        Optional<BibEntry> readableEntry, List<LocalizedSentence> repairRemarks) {
    /// What ends a key in BibTeX, or an argument in LaTeX.
    private static final Pattern UNREADABLE_IN_KEY =
            Pattern.compile("(?U)[\\s\\p{Cntrl}\"#%,{}~\\\\]");

    /// The name of a type or of a field in BibTeX.
    private static final Pattern READABLE_NAME =
            Pattern.compile("(?U)(?!\\d)[^\\s\\p{Cntrl}\"#%'(),={}]+");

    private static final Pattern WORD_CHARACTER = Pattern.compile("[\\p{L}\\p{N}]");

    public ReadableEntry {
        repairRemarks = List.copyOf(repairRemarks);
    }

    /// @param entryLayout of the library, for entries that are written anew
    public static ReadableEntry of(BibEntry entry, EntryLayout entryLayout) {
        if (!entry.isClosed()) {
            return refuse(LocalizedSentence.of("it is not closed: a brace or quote is missing"));
        }
        List<LocalizedSentence> remarks = new ArrayList<>();
        Optional<BibEntry> repairedEntry =
                withoutControls(entry, remarks)
                        .flatMap(it -> withReadableKey(it, remarks))
                        .flatMap(it -> mendPunctuation(it, entryLayout, remarks));
        return repairedEntry.filter(ReadableEntry::hasReadableNames).isPresent()
                ? new ReadableEntry(repairedEntry, remarks)
                : refuse(objectionTo(entry));
    }

    private static LocalizedSentence objectionTo(BibEntry entry) {
        return entry.firstDamage()
                .map(damage -> LocalizedSentence.of("BibTeX cannot read it: {0}", damage.message()))
                .orElseGet(() ->
                        LocalizedSentence.of(
                                "BibTeX cannot read the name of its type or of a field"));
    }

    private static boolean hasReadableNames(BibEntry entry) {
        return READABLE_NAME.matcher(entry.type()).matches()
                && entry.fields().stream()
                        .allMatch(it -> READABLE_NAME.matcher(it.name()).matches());
    }

    private static ReadableEntry refuse(LocalizedSentence reason) {
        return new ReadableEntry(Optional.empty(), List.of(reason));
    }

    private static Optional<BibEntry> withoutControls(
            BibEntry entry, List<LocalizedSentence> remarks) {
        String entryText = entry.text();
        if (!ControlCharacters.isIn(entryText)) {
            return Optional.of(entry);
        }
        remarks.add(LocalizedSentence.of("control characters are now spaces"));
        return entry.withText(ControlCharacters.blanked(entryText));
    }

    /// A missing key is made later, when it is known which keys are free.
    private static Optional<BibEntry> withReadableKey(
            BibEntry entry, List<LocalizedSentence> remarks) {
        String readableKey = UNREADABLE_IN_KEY.matcher(entry.key()).replaceAll("");
        if (readableKey.equals(entry.key())) {
            return Optional.of(entry);
        }
        String newKey = readableKey.isEmpty() ? entry.type().toLowerCase(Locale.ROOT) : readableKey;
        remarks.add(
                LocalizedSentence.of(
                        "the key is now “{0}”: no key can be “{1}”", newKey, entry.key()));
        return entry.withKey(newKey);
    }

    /// The entry written anew if its punctuation is damaged.
    private static Optional<BibEntry> mendPunctuation(
            BibEntry entry, EntryLayout entryLayout, List<LocalizedSentence> remarks) {
        Optional<Diagnostic> damage = entry.firstDamage();
        if (damage.isEmpty()) {
            return Optional.of(entry);
        }
        if (entry.diagnostics().stream().anyMatch(it -> isLostText(entry, it))) {
            return Optional.empty();
        }
        List<BibField> fields = new ArrayList<>();
        for (BibField field : entry.fields()) {
            Optional<BibValue> value = wholeValue(field.value());
            if (value.isEmpty()) {
                return Optional.empty();
            }
            if (!field.valueSource().isEmpty()) {
                fields.add(BibField.of(field.name(), value.get()));
            }
        }
        String entryKey =
                entry.key().isEmpty() ? entry.type().toLowerCase(Locale.ROOT) : entry.key();
        remarks.add(LocalizedSentence.of("it was repaired: {0}", damage.get().message()));
        return entryLayout.createEntry(entry.type(), entryKey, fields);
    }

    /// Whether a problem is text that belongs to no field.
    private static boolean isLostText(BibEntry entry, Diagnostic diagnostic) {
        return diagnostic.code().equals(BibProblem.JUNK_IN_ENTRY)
                && WORD_CHARACTER.matcher(entry.slice().text(diagnostic.span())).find();
    }

    /// A value that BibTeX reads: words without delimiters get braces, and so do quotes, where
    /// BibTeX ends at a `\"`.
    private static Optional<BibValue> wholeValue(BibValue value) {
        if (value.parts().size() == 1
                && value.parts().getFirst() instanceof BibValue.QuotedPart(var text)) {
            return BibValue.braced(text);
        }
        boolean isBare =
                value.parts().stream()
                        .allMatch(it ->
                                it instanceof BibValue.BarePart
                                        || it instanceof BibValue.MacroPart);
        return value.isWellFormed() || !isBare
                ? Optional.of(value).filter(BibValue::isWellFormed)
                : BibValue.braced(value.source());
    }
}
