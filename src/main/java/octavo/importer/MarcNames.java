package octavo.importer;

import octavo.fields.FieldName;
import octavo.names.PersonName;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The names in a MARC record: main entry and added entries.
final class MarcNames {
    private static final Pattern EDITING =
            Pattern.compile("(?iU)\\b(?:edit\\w*|eds?\\.|hrsg|herausgeg\\w*|compil\\w*|red\\.)");
    private static final Pattern TRANSLATING =
            Pattern.compile("(?iU)\\b(?:translat\\w*|übers\\w*|trad\\w*|transl\\.)");

    private final MarcRecord record;
    private final WorkDraft draft;

    private MarcNames(MarcRecord record, WorkDraft draft) {
        this.record = record;
        this.draft = draft;
    }

    static void add(MarcRecord record, WorkDraft draft) {
        var names = new MarcNames(record, draft);
        record.fields("100", "110").forEach(names::mainEntry);
        record.fields("111", "711").forEach(names::meeting);
        record.fields("700", "710", "720").forEach(names::addedEntry);
        if (!draft.has(FieldName.AUTHOR) && !draft.has(FieldName.EDITOR)) {
            record.fields("720").forEach(field -> draft.name(FieldName.EDITOR, name(field)));
        }
    }

    private void mainEntry(SourceElement field) {
        name(field)
                .ifPresent(name -> {
                    List<String> terms = terms(field);
                    boolean known = RelatorTable.target(terms).isPresent();
                    RelatorTable.add(draft, known ? terms : List.of(), name);
                });
    }

    private void meeting(SourceElement field) {
        draft.text(FieldName.EVENTTITLE, CatalogueText.closed(MarcRecord.first(field, "a")));
    }

    /// An added entry with a title concerns another work. Roles are given by a code or a term, or
    /// else by the statement of responsibility. The main entry is the author: without one, people
    /// without a role are editors.
    private void addedEntry(SourceElement field) {
        if (!MarcRecord.first(field, "t").isEmpty()) {
            return;
        }
        List<String> terms = terms(field);
        boolean body = field.attribute("tag").equals("710");
        name(field)
                .ifPresent(name -> {
                    if (!terms.isEmpty()) {
                        RelatorTable.add(draft, terms, name);
                    } else if (!body || !hasMakers()) {
                        RelatorTable.add(draft, List.of(responsibility(name)), name);
                    }
                });
    }

    private boolean hasMakers() {
        return !record.fields("100").isEmpty()
                || draft.names(FieldName.EDITOR).stream().anyMatch(name -> !name.given().isEmpty());
    }

    private String responsibility(PersonName name) {
        String otherwise =
                record.fields("100", "110").isEmpty() ? FieldName.EDITOR : FieldName.AUTHOR;
        String statement = record.text("245", "c");
        String family = name.unicode().family();
        for (String part : statement.split(";", -1)) {
            if (!family.isEmpty() && part.contains(family)) {
                boolean translator = TRANSLATING.matcher(part).find();
                return translator
                        ? FieldName.TRANSLATOR
                        : EDITING.matcher(part).find() ? FieldName.EDITOR : FieldName.AUTHOR;
            }
        }
        return otherwise;
    }

    private static List<String> terms(SourceElement field) {
        return MarcRecord.all(field, "4e").toList();
    }

    private static Optional<PersonName> name(SourceElement field) {
        String name = bare(MarcRecord.first(field, "a"));
        String number = bare(MarcRecord.first(field, "b"));
        String title = bare(MarcRecord.first(field, "c"));
        boolean body =
                field.attribute("tag").endsWith("10")
                        || MarcRecord.first(field, "7").equals("Organizational");
        if (name.isEmpty()) {
            return Optional.empty();
        }
        if (body) {
            return Optional.of(
                    SourceNames.body(
                            ModsNames.bodyName(
                                    MarcRecord.all(field, "ab")
                                            .map(MarcNames::bare)
                                            .collect(Collectors.toList()))));
        }
        boolean forename = field.attribute("ind1").equals("0");
        if (forename) {
            String whole = (name + " " + number + " " + title).strip();
            return Optional.of(SourceNames.body(whole));
        }
        String suffix = CatalogueText.suffix(title);
        return SourceNames.isPrintedName(name)
                ? SourceNames.givenFirst(name)
                : SourceNames.familyFirst(suffix.isEmpty() ? name : name + ", " + suffix);
    }

    /// A full stop after a word ends the heading; after an initial it is part of the name.
    private static String bare(String text) {
        return CatalogueText.closed(text.replaceFirst("^\\[(?=[^\\]]*$)", ""));
    }
}
