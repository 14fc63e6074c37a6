package octavo.formats.marc;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.SourceElement;
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

    private final MarcRecord marcRecord;
    private final WorkDraft draft;

    private MarcNames(MarcRecord marcRecord, WorkDraft draft) {
        this.marcRecord = marcRecord;
        this.draft = draft;
    }

    static void addNames(MarcRecord marcRecord, WorkDraft draft) {
        var names = new MarcNames(marcRecord, draft);
        marcRecord.dataFields("100", "110").forEach(names::readMainEntry);
        marcRecord.dataFields("111", "711").forEach(names::readMeeting);
        marcRecord.dataFields("700", "710", "720").forEach(names::readAddedEntry);
        if (!draft.hasField(FieldName.AUTHOR) && !draft.hasField(FieldName.EDITOR)) {
            marcRecord
                    .dataFields("720")
                    .forEach(dataField -> draft.addName(FieldName.EDITOR, parseName(dataField)));
        }
    }

    private void readMainEntry(SourceElement dataField) {
        parseName(dataField)
                .ifPresent(name -> {
                    List<String> terms = relatorTerms(dataField);
                    boolean isKnown = RelatorTable.targetField(terms).isPresent();
                    RelatorTable.addName(draft, isKnown ? terms : List.of(), name);
                });
    }

    private void readMeeting(SourceElement dataField) {
        draft.text(
                FieldName.EVENTTITLE,
                CatalogueText.withoutFullStop(MarcRecord.firstSubfield(dataField, "a")));
    }

    /// An added entry with a title concerns another work. Roles are given by a code or a term, or
    /// else by the statement of responsibility. The main entry is the author: without one, people
    /// without a role are editors.
    private void readAddedEntry(SourceElement dataField) {
        if (!MarcRecord.firstSubfield(dataField, "t").isEmpty()) {
            return;
        }
        List<String> terms = relatorTerms(dataField);
        boolean isOrganization = dataField.attribute("tag").equals("710");
        parseName(dataField)
                .ifPresent(name -> {
                    if (!terms.isEmpty()) {
                        RelatorTable.addName(draft, terms, name);
                    } else if (!isOrganization || !hasAuthorOrEditor()) {
                        RelatorTable.addName(draft, List.of(fieldOfResponsibility(name)), name);
                    }
                });
    }

    private boolean hasAuthorOrEditor() {
        return !marcRecord.dataFields("100").isEmpty()
                || draft.namesOf(FieldName.EDITOR).stream()
                        .anyMatch(name -> !name.given().isEmpty());
    }

    private String fieldOfResponsibility(PersonName name) {
        String fallback =
                marcRecord.dataFields("100", "110").isEmpty() ? FieldName.EDITOR : FieldName.AUTHOR;
        String statement = marcRecord.subfieldText("245", "c");
        String familyName = name.toUnicode().family();
        for (String statementPart : statement.split(";", -1)) {
            if (!familyName.isEmpty() && statementPart.contains(familyName)) {
                boolean isTranslator = TRANSLATING.matcher(statementPart).find();
                return isTranslator
                        ? FieldName.TRANSLATOR
                        : EDITING.matcher(statementPart).find()
                                ? FieldName.EDITOR
                                : FieldName.AUTHOR;
            }
        }
        return fallback;
    }

    private static List<String> relatorTerms(SourceElement dataField) {
        return MarcRecord.subfields(dataField, "4e").toList();
    }

    private static Optional<PersonName> parseName(SourceElement dataField) {
        String name = withoutBracket(MarcRecord.firstSubfield(dataField, "a"));
        String number = withoutBracket(MarcRecord.firstSubfield(dataField, "b"));
        String title = withoutBracket(MarcRecord.firstSubfield(dataField, "c"));
        boolean isOrganization =
                dataField.attribute("tag").endsWith("10")
                        || MarcRecord.firstSubfield(dataField, "7").equals("Organizational");
        if (name.isEmpty()) {
            return Optional.empty();
        }
        if (isOrganization) {
            return Optional.of(
                    SourceNames.ofOrganization(
                            ModsNames.bodyName(
                                    MarcRecord.subfields(dataField, "ab")
                                            .map(MarcNames::withoutBracket)
                                            .collect(Collectors.toList()))));
        }
        boolean isForename = dataField.attribute("ind1").equals("0");
        if (isForename) {
            String wholeName = (name + " " + number + " " + title).strip();
            return Optional.of(SourceNames.ofOrganization(wholeName));
        }
        String suffix = CatalogueText.suffixIn(title);
        return SourceNames.isPrintedName(name)
                ? SourceNames.givenFirst(name)
                : SourceNames.familyFirst(suffix.isEmpty() ? name : name + ", " + suffix);
    }

    /// A full stop after a word ends the heading; after an initial it is part of the name.
    private static String withoutBracket(String text) {
        return CatalogueText.withoutFullStop(text.replaceFirst("^\\[(?=[^\\]]*$)", ""));
    }
}
