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
/// @param entry empty if it is refused
/// @param remarks what was repaired, or why it is refused
record ReadableEntry(Optional<BibEntry> entry, List<LocalizedSentence> remarks) {
    /// What ends a key in BibTeX, or an argument in LaTeX.
    private static final Pattern UNREADABLE_IN_KEY =
            Pattern.compile("(?U)[\\s\\p{Cntrl}\"#%,{}~\\\\]");

    /// The name of a type or of a field in BibTeX.
    private static final Pattern NAME = Pattern.compile("(?U)(?!\\d)[^\\s\\p{Cntrl}\"#%'(),={}]+");

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]");

    ReadableEntry {
        remarks = List.copyOf(remarks);
    }

    /// @param layout of the library, for entries that are written anew
    static ReadableEntry of(BibEntry entry, EntryLayout layout) {
        if (!entry.ends()) {
            return refused(LocalizedSentence.of("it is not closed: a brace or quote is missing"));
        }
        List<LocalizedSentence> remarks = new ArrayList<>();
        Optional<BibEntry> readable =
                withoutControls(entry, remarks)
                        .flatMap(it -> withReadableKey(it, remarks))
                        .flatMap(it -> mended(it, layout, remarks));
        return readable.filter(ReadableEntry::isNamed).isPresent()
                ? new ReadableEntry(readable, remarks)
                : refused(objection(entry));
    }

    private static LocalizedSentence objection(BibEntry entry) {
        return entry.damage()
                .map(damage -> LocalizedSentence.of("BibTeX cannot read it: {0}", damage.message()))
                .orElseGet(() ->
                        LocalizedSentence.of(
                                "BibTeX cannot read the name of its type or of a field"));
    }

    private static boolean isNamed(BibEntry entry) {
        return NAME.matcher(entry.type()).matches()
                && entry.fields().stream().allMatch(it -> NAME.matcher(it.name()).matches());
    }

    private static ReadableEntry refused(LocalizedSentence reason) {
        return new ReadableEntry(Optional.empty(), List.of(reason));
    }

    private static Optional<BibEntry> withoutControls(
            BibEntry entry, List<LocalizedSentence> remarks) {
        String text = entry.text();
        if (!ControlCharacters.isIn(text)) {
            return Optional.of(entry);
        }
        remarks.add(LocalizedSentence.of("control characters are now spaces"));
        return entry.withText(ControlCharacters.blanked(text));
    }

    /// A missing key is made later, when it is known which keys are free.
    private static Optional<BibEntry> withReadableKey(
            BibEntry entry, List<LocalizedSentence> remarks) {
        String bare = UNREADABLE_IN_KEY.matcher(entry.key()).replaceAll("");
        if (bare.equals(entry.key())) {
            return Optional.of(entry);
        }
        String key = bare.isEmpty() ? entry.type().toLowerCase(Locale.ROOT) : bare;
        remarks.add(
                LocalizedSentence.of(
                        "the key is now “{0}”: no key can be “{1}”", key, entry.key()));
        return entry.withKey(key);
    }

    /// The entry written anew if its punctuation is damaged.
    private static Optional<BibEntry> mended(
            BibEntry entry, EntryLayout layout, List<LocalizedSentence> remarks) {
        Optional<Diagnostic> damage = entry.damage();
        if (damage.isEmpty()) {
            return Optional.of(entry);
        }
        if (entry.diagnostics().stream().anyMatch(it -> isJunk(entry, it))) {
            return Optional.empty();
        }
        List<BibField> fields = new ArrayList<>();
        for (BibField field : entry.fields()) {
            Optional<BibValue> value = whole(field.value());
            if (value.isEmpty()) {
                return Optional.empty();
            }
            if (!field.source().isEmpty()) {
                fields.add(BibField.of(field.name(), value.get()));
            }
        }
        String key = entry.key().isEmpty() ? entry.type().toLowerCase(Locale.ROOT) : entry.key();
        remarks.add(LocalizedSentence.of("it was repaired: {0}", damage.get().message()));
        return layout.entry(entry.type(), key, fields);
    }

    /// Whether a problem is text that belongs to no field.
    private static boolean isJunk(BibEntry entry, Diagnostic problem) {
        return problem.code().equals(BibProblem.JUNK_IN_ENTRY)
                && WORD.matcher(entry.slice().text(problem.where())).find();
    }

    /// A value that BibTeX reads: words without delimiters get braces, and so do quotes, where
    /// BibTeX ends at a `\"`.
    private static Optional<BibValue> whole(BibValue value) {
        if (value.parts().size() == 1
                && value.parts().getFirst() instanceof BibValue.Quoted(var text)) {
            return BibValue.braced(text);
        }
        boolean isBare =
                value.parts().stream()
                        .allMatch(
                                it -> it instanceof BibValue.Bare || it instanceof BibValue.Macro);
        return value.isWhole() || !isBare
                ? Optional.of(value).filter(BibValue::isWhole)
                : BibValue.braced(value.source());
    }
}
