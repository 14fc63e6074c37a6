package octavo.convert.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.convert.ConversionLosses;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// An entry during conversion. Only changed parts change their bytes; a change that the entry
/// cannot take is skipped and recorded.
final class DialectDraft {
    private final ConversionLosses losses;
    private BibEntry entry;

    DialectDraft(BibEntry entry, ConversionLosses losses) {
        this.entry = entry;
        this.losses = losses;
    }

    BibEntry entry() {
        return entry;
    }

    String type() {
        return entry.type().toLowerCase(Locale.ROOT);
    }

    boolean has(String field) {
        return entry.has(field);
    }

    List<String> fields() {
        return entry.fields().stream()
                .map(BibField::name)
                .map(DialectDraft::folded)
                .distinct()
                .toList();
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    void setType(String type) {
        if (!type().equals(type)) {
            take(entry.withType(cased(type)), "type " + type);
        }
    }

    /// A type in the same case as the entry's own.
    private String cased(String type) {
        String now = entry.type();
        if (now.length() > 1 && now.equals(now.toUpperCase(Locale.ROOT))) {
            return type.toUpperCase(Locale.ROOT);
        }
        return Character.isUpperCase(now.charAt(0))
                ? type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1)
                : type;
    }

    /// Renames a field. If the entry already has a field of that name, nothing changes.
    void rename(String field, String name) {
        if (!entry.has(field)) {
            return;
        }
        if (entry.has(name)) {
            note("kept beside " + name + ": " + field);
            return;
        }
        take(entry.withFieldNamed(field, name), field);
    }

    void set(String field, String text) {
        Optional<BibValue> value = entry.valueOf(field, text);
        if (value.isEmpty()) {
            note("its braces do not balance, left out: " + field);
        } else {
            set(field, value.get());
        }
    }

    void set(String field, BibValue value) {
        if (!entry.source(field).equals(Optional.of(value.source()))) {
            take(entry.with(field, value), field);
        }
    }

    /// Removes a field, including repetitions.
    void remove(String field) {
        int count = entry.fieldCount();
        for (int i = 0; i < count && entry.has(field); i++) {
            take(entry.without(field), field);
        }
    }

    void note(String loss) {
        losses.add(loss, entry.key());
    }

    private void take(Optional<BibEntry> changed, String what) {
        if (changed.isPresent()) {
            entry = changed.get();
        } else {
            note("the entry is damaged, left as it was: " + what);
        }
    }
}
