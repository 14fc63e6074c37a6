package octavo.importing;

import octavo.fields.FieldName;

import java.util.List;
import java.util.Map;
import java.util.Set;

/// What others call the types and fields of ours that state the same.
final class StatedFields {
    /// CSL's words for what biblatex's types may be.
    static final Map<String, Set<String>> TYPES =
            Map.ofEntries(
                    Map.entry("article", Set.of("article-journal", "article")),
                    Map.entry("magazine", Set.of("article-magazine")),
                    Map.entry("newspaper", Set.of("article-newspaper")),
                    Map.entry("online", Set.of("webpage", "post-weblog", "post", "article")),
                    Map.entry("book", Set.of("book")),
                    Map.entry("collection", Set.of("book")),
                    Map.entry("reference", Set.of("book")),
                    Map.entry("proceedings", Set.of("book", "paper-conference")),
                    Map.entry("booklet", Set.of("pamphlet", "book")),
                    Map.entry("manual", Set.of("book", "report")),
                    Map.entry("periodical", Set.of("periodical", "article-journal", "book")),
                    Map.entry("incollection", Set.of("chapter")),
                    Map.entry("inbook", Set.of("chapter")),
                    Map.entry(
                            "inreference",
                            Set.of("entry-encyclopedia", "entry-dictionary", "entry", "chapter")),
                    Map.entry("inproceedings", Set.of("paper-conference")),
                    Map.entry("thesis", Set.of("thesis")),
                    Map.entry("report", Set.of("report")),
                    Map.entry("unpublished", Set.of("manuscript", "speech")),
                    Map.entry("presentation", Set.of("speech")),
                    Map.entry("patent", Set.of("patent")),
                    Map.entry("dataset", Set.of("dataset")),
                    Map.entry("software", Set.of("software")),
                    Map.entry("standard", Set.of("standard")),
                    Map.entry("artwork", Set.of("graphic", "figure")),
                    Map.entry("image", Set.of("graphic", "figure", "map")),
                    Map.entry("audio", Set.of("song")),
                    Map.entry("music", Set.of("song")),
                    Map.entry("movie", Set.of("motion_picture")),
                    Map.entry("video", Set.of("motion_picture", "broadcast")),
                    Map.entry("letter", Set.of("personal_communication")),
                    Map.entry("jurisdiction", Set.of("legal_case")),
                    Map.entry("legislation", Set.of("legislation", "bill")),
                    Map.entry("legal", Set.of("hearing", "treaty", "legislation")),
                    Map.entry("review", Set.of("review", "review-book")),
                    Map.entry("misc", Set.of("document")));

    static final Map<String, String> BIBTEX_TYPES =
            Map.of("incollection", "inbook", "inbook", "incollection", "collection", "book");

    static final Set<String> NOT_READ =
            Set.of("dataset", "software", "video", "audio", "image", "music", "movie");

    static final Map<String, String> LANGUAGES =
            Map.of("en", "eng", "En", "en", "de", "ger", "fr", "fre");

    static final Set<String> KEPT =
            Set.of("online", "dataset", "software", "thesis", "report", "misc", "presentation");

    static final Map<String, List<String>> FIELDS =
            Map.ofEntries(
                    Map.entry("title", List.of(FieldName.TITLE)),
                    Map.entry("subtitle", List.of(FieldName.SUBTITLE)),
                    Map.entry("shortTitle", List.of(FieldName.SHORTTITLE)),
                    Map.entry(
                            "container",
                            List.of(
                                    FieldName.JOURNALTITLE,
                                    FieldName.SHORTJOURNAL,
                                    FieldName.BOOKTITLE,
                                    FieldName.MAINTITLE,
                                    FieldName.SERIES,
                                    FieldName.SUBTITLE)),
                    Map.entry(
                            "journalAbbreviation",
                            List.of(FieldName.SHORTJOURNAL, FieldName.JOURNALTITLE)),
                    Map.entry("volume", List.of(FieldName.VOLUME)),
                    Map.entry("volumes", List.of(FieldName.VOLUMES)),
                    Map.entry("issue", List.of(FieldName.NUMBER, FieldName.ISSUE)),
                    Map.entry("number", List.of(FieldName.NUMBER)),
                    Map.entry("seriesNumber", List.of(FieldName.NUMBER, FieldName.VOLUME)),
                    Map.entry("series", List.of(FieldName.SERIES)),
                    Map.entry("edition", List.of(FieldName.EDITION, FieldName.VERSION)),
                    Map.entry(
                            "publisher",
                            List.of(
                                    FieldName.PUBLISHER,
                                    FieldName.INSTITUTION,
                                    FieldName.ORGANIZATION)),
                    Map.entry("place", List.of(FieldName.LOCATION)),
                    Map.entry("language", List.of(FieldName.LANGUAGE)),
                    Map.entry("pmid", List.of(FieldName.PMID)),
                    Map.entry("eprint", List.of(FieldName.EPRINT)),
                    Map.entry("genre", List.of(FieldName.TYPE)),
                    Map.entry("note", List.of(FieldName.NOTE, FieldName.ANNOTATION)),
                    Map.entry("event", List.of(FieldName.EVENTTITLE, FieldName.BOOKTITLE)),
                    Map.entry("numPages", List.of(FieldName.PAGETOTAL)),
                    Map.entry("articleNumber", List.of(FieldName.EID, FieldName.PAGES)),
                    Map.entry("chapter", List.of(FieldName.CHAPTER)));

    private StatedFields() {}
}
