package octavo.cslreferences;

import octavo.fields.FieldName;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// The CSL variables that correspond to a single field, in output order. Used in reverse to import
/// CSL-JSON.
public final class CslVariables {
    /// Fields by text variable.
    public static final SequencedMap<String, String> TEXT_FIELDS =
            toPairs(
                    "container-title-short",
                    FieldName.SHORTJOURNAL,
                    "volume",
                    FieldName.VOLUME,
                    "part-number",
                    FieldName.PART,
                    "chapter-number",
                    FieldName.CHAPTER,
                    "edition",
                    FieldName.EDITION,
                    "version",
                    FieldName.VERSION,
                    "number-of-pages",
                    FieldName.PAGETOTAL,
                    "number-of-volumes",
                    FieldName.VOLUMES,
                    "publisher-place",
                    FieldName.LOCATION,
                    "event-title",
                    FieldName.EVENTTITLE,
                    "event-place",
                    FieldName.VENUE,
                    "DOI",
                    FieldName.DOI,
                    "ISBN",
                    FieldName.ISBN,
                    "ISSN",
                    FieldName.ISSN,
                    "PMID",
                    FieldName.PMID,
                    "PMCID",
                    FieldName.PMCID,
                    "call-number",
                    FieldName.LIBRARY,
                    "keyword",
                    FieldName.KEYWORDS,
                    "abstract",
                    FieldName.ABSTRACT,
                    "annote",
                    FieldName.ANNOTATION,
                    "original-title",
                    FieldName.ORIGTITLE,
                    "original-publisher",
                    FieldName.ORIGPUBLISHER,
                    "original-publisher-place",
                    FieldName.ORIGLOCATION);

    /// Fields by name variable.
    public static final SequencedMap<String, String> NAME_FIELDS =
            toPairs(
                    "author",
                    FieldName.AUTHOR,
                    "editor",
                    FieldName.EDITOR,
                    "translator",
                    FieldName.TRANSLATOR,
                    "container-author",
                    FieldName.BOOKAUTHOR);

    /// Fields of further editors by the fields that state their roles.
    static final SequencedMap<String, String> FURTHER_EDITORS =
            toPairs(
                    FieldName.EDITORATYPE,
                    FieldName.EDITORA,
                    FieldName.EDITORBTYPE,
                    FieldName.EDITORB,
                    FieldName.EDITORCTYPE,
                    FieldName.EDITORC);

    /// The roles of CSL 1.0.2 that `editortype` may give an editor, biblatex's and others.
    private static final Set<String> CSL_ROLES =
            Set.of(
                    "chair",
                    "collection-editor",
                    "compiler",
                    "composer",
                    "contributor",
                    "curator",
                    "director",
                    "editor",
                    "editorial-director",
                    "executive-producer",
                    "guest",
                    "host",
                    "illustrator",
                    "interviewer",
                    "narrator",
                    "organizer",
                    "performer",
                    "producer",
                    "script-writer",
                    "series-creator",
                    "translator");

    /// Fields by date variable.
    public static final SequencedMap<String, String> DATE_FIELDS =
            toPairs(
                    "accessed",
                    FieldName.URLDATE,
                    "event-date",
                    FieldName.EVENTDATE,
                    "original-date",
                    FieldName.ORIGDATE);

    private CslVariables() {}

    /// The role for an editor type.
    static Optional<String> cslRole(String editorType) {
        String cslRole =
                switch (editorType) {
                    case "collaborator" -> "contributor";
                    case "organiser" -> "organizer";
                    case "scriptwriter" -> "script-writer";
                    default -> editorType.replace(' ', '-');
                };
        return CSL_ROLES.contains(cslRole) ? Optional.of(cslRole) : Optional.empty();
    }

    private static SequencedMap<String, String> toPairs(String... variablesAndFields) {
        SequencedMap<String, String> pairs = new LinkedHashMap<>();
        for (int i = 0; i < variablesAndFields.length; i += 2) {
            pairs.put(variablesAndFields[i], variablesAndFields[i + 1]);
        }
        return Collections.unmodifiableSequencedMap(pairs);
    }
}
