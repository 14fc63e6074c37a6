package octavo.convert.csl;

import octavo.fields.FieldName;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// The variables of CSL that hold one field and nothing else, in the order in which they are
/// written. Read backwards when CSL-JSON comes in.
public final class CslVariables {
    /// Fields by the variables that hold their text.
    public static final SequencedMap<String, String> TEXTS =
            pairs(
                    "container-title-short",
                    FieldName.SHORTJOURNAL,
                    "volume",
                    FieldName.VOLUME,
                    "part",
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

    /// Fields by the variables that hold their names.
    public static final SequencedMap<String, String> NAMES =
            pairs(
                    "author",
                    FieldName.AUTHOR,
                    "editor",
                    FieldName.EDITOR,
                    "translator",
                    FieldName.TRANSLATOR,
                    "container-author",
                    FieldName.BOOKAUTHOR);

    /// Fields by the variables that hold their date.
    public static final SequencedMap<String, String> DATES =
            pairs(
                    "accessed",
                    FieldName.URLDATE,
                    "event-date",
                    FieldName.EVENTDATE,
                    "original-date",
                    FieldName.ORIGDATE);

    private CslVariables() {}

    private static SequencedMap<String, String> pairs(String... variablesAndFields) {
        SequencedMap<String, String> pairs = new LinkedHashMap<>();
        for (int i = 0; i < variablesAndFields.length; i += 2) {
            pairs.put(variablesAndFields[i], variablesAndFields[i + 1]);
        }
        return Collections.unmodifiableSequencedMap(pairs);
    }
}
