package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.fields.TypeCatalogue;
import octavo.gui.editor.FieldModel.Presence;
import octavo.library.BibDialect;
import octavo.library.InheritedField;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/// The fields that the form of an entry begins with, whether the entry has them or not: those that
/// its type needs, and those that most of its kind have.
final class UsualFields {
    private UsualFields() {}

    /// The names of the fields in their order, and how each stands to the entry.
    ///
    /// @param inherited what the entry has from others
    static SequencedMap<String, Presence> of(
            BibEntry entry,
            BibDialect flavour,
            Function<String, Optional<InheritedField>> inherited) {
        String type = entry.type().toLowerCase(Locale.ROOT);
        SequencedMap<String, Presence> usual = new LinkedHashMap<>();
        for (List<String> fields : flavour.neededFields(type)) {
            List<String> had = fields.stream().filter(entry::has).toList();
            had.forEach(field -> usual.put(field, Presence.THERE));
            if (had.isEmpty()) {
                fields.stream()
                        .filter(field -> inherited.apply(field).isPresent())
                        .findFirst()
                        .ifPresentOrElse(
                                field -> usual.put(field, absent(inherited.apply(field))),
                                () -> usual.put(first(fields, flavour), Presence.MISSED));
            }
        }
        TypeCatalogue.of(type)
                .useful()
                .forEach(field -> usual.putIfAbsent(field, absent(inherited.apply(field))));
        return usual;
    }

    private static Presence absent(Optional<InheritedField> inherited) {
        return inherited.map(Presence::of).orElse(Presence.ABSENT);
    }

    /// The one that the flavour goes by; the date of biblatex stands behind the year.
    private static String first(List<String> fields, BibDialect flavour) {
        boolean dated = flavour == BibDialect.BIBLATEX && fields.contains("date");
        return dated ? "date" : fields.getFirst();
    }
}
