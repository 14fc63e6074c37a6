package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.fields.TypeCatalogue;
import octavo.gui.editor.FieldModel.FieldPresence;
import octavo.library.BibDialect;
import octavo.library.InheritedField;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/// The fields that an entry's form starts with, present or not: those that its type requires, and
/// those that most entries of its kind have.
final class UsualFields {
    private UsualFields() {}

    /// The names of the fields in order, with their presence.
    ///
    /// @param inherited the entry's inherited fields
    static SequencedMap<String, FieldPresence> of(
            BibEntry entry,
            BibDialect flavour,
            Function<String, Optional<InheritedField>> inherited) {
        String type = entry.type().toLowerCase(Locale.ROOT);
        SequencedMap<String, FieldPresence> usual = new LinkedHashMap<>();
        for (List<String> fields : flavour.neededFields(type)) {
            List<String> had = fields.stream().filter(entry::hasField).toList();
            had.forEach(field -> usual.put(field, FieldPresence.THERE));
            if (had.isEmpty()) {
                fields.stream()
                        .filter(field -> inherited.apply(field).isPresent())
                        .findFirst()
                        .ifPresentOrElse(
                                field -> usual.put(field, absent(inherited.apply(field))),
                                () -> usual.put(first(fields, flavour), FieldPresence.MISSED));
            }
        }
        TypeCatalogue.typeNamed(type)
                .usefulFields()
                .forEach(field -> usual.putIfAbsent(field, absent(inherited.apply(field))));
        return usual;
    }

    private static FieldPresence absent(Optional<InheritedField> inherited) {
        return inherited.map(FieldPresence::of).orElse(FieldPresence.ABSENT);
    }

    /// The field preferred by the dialect; biblatex's date comes after the year.
    private static String first(List<String> fields, BibDialect flavour) {
        boolean dated = flavour == BibDialect.BIBLATEX && fields.contains("date");
        return dated ? "date" : fields.getFirst();
    }
}
