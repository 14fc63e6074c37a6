package octavo.formats.referencetext;

import octavo.fields.FieldName;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a reference is, as its parts and words tell.
enum ReferenceKind {
    ARTICLE("article"),
    CONFERENCE_PAPER("inproceedings"),
    CHAPTER("incollection"),
    BOOK("book"),
    COLLECTION("collection"),
    THESIS("thesis"),
    REPORT("report"),
    PREPRINT("online"),
    WEB_PAGE("online"),
    OTHER("misc");

    private static final Pattern THESIS_WORD =
            Pattern.compile(
                    "(?iU)\\b(?:ph\\.?\\s?d\\.?|doctoral|master[’']?s?|bachelor[’']?s?|m\\.?\\s?sc\\.?)\\s+(?:thesis|dissertation)|\\b(?:thesis|dissertation|diss|diplomarbeit|masterarbeit|th[eè]se)\\b");
    private static final Pattern REPORT_WORD =
            Pattern.compile(
                    "(?iU)\\b(?:technical|research|tech\\.?)\\s+(?:report|rep\\b)|\\bworking\\s+paper|\\b(?:report|rapport)\\s+(?:no|n|nr|num)\\b|\\bTR-\\d");
    private static final Pattern PROCEEDINGS_WORD =
            Pattern.compile(
                    "(?iU)\\b(?:proceedings|proc|conference|conf|symposium|symp|workshop|meeting|congress|tagung|actes)\\b");
    private static final Pattern JOURNAL_WORD =
            Pattern.compile(
                    "(?iU)\\b(?:journal|j|transactions|trans|letters|lett|review|rev|annals|ann|bulletin|magazine|zeitschrift)\\b|proceedings\\s+of\\s+the\\s+(?:national|royal|ieee\\b|london)|proc\\.?\\s+natl|proc\\.?\\s+(?:of\\s+the\\s+)?ieee\\b(?!\\s+\\w+\\s+conf)");
    private static final Pattern IN_WORD =
            Pattern.compile("(?iU)(?:^|[^\\p{L}])(?:in|dans|en)\\s*:?\\s*[“\"‘«]?\\s*$");

    private final String type;

    ReferenceKind(String type) {
        this.type = type;
    }

    static ReferenceKind of(LabelledReference reference) {
        boolean hasContainer = reference.first(ReferenceLabel.CONTAINER).isPresent();
        String outside = outsideTitle(reference);
        if (!hasContainer && THESIS_WORD.matcher(outside).find()) {
            return THESIS;
        }
        if (!hasContainer && REPORT_WORD.matcher(outside).find()) {
            return REPORT;
        }
        if (!hasContainer) {
            return withoutContainer(reference, outside);
        }
        var container = reference.longest(ReferenceLabel.CONTAINER).orElseThrow();
        boolean isIn =
                IN_WORD.matcher(
                                reference
                                        .text()
                                        .substring(
                                                Math.max(0, container.start() - 12),
                                                container.start()))
                        .find();
        boolean isJournal = JOURNAL_WORD.matcher(container.text()).find();
        boolean isConference = PROCEEDINGS_WORD.matcher(container.text()).find();
        boolean hasVolume = reference.first(ReferenceLabel.VOLUME).isPresent();
        boolean hasBookParts =
                reference.first(ReferenceLabel.EDITOR).isPresent()
                        || reference.first(ReferenceLabel.PUBLISHER).isPresent();
        if (isConference && !(isJournal && hasVolume && !isIn)) {
            return CONFERENCE_PAPER;
        }
        if (isJournal || hasVolume && !isIn && !hasBookParts || !isIn && !hasBookParts) {
            return ARTICLE;
        }
        return hasBookParts && !isAcronym(container.text()) ? CHAPTER : CONFERENCE_PAPER;
    }

    private static ReferenceKind withoutContainer(LabelledReference reference, String outside) {
        if (reference.first(ReferenceLabel.PUBLISHER).isPresent()) {
            return reference.first(ReferenceLabel.AUTHOR).isPresent() ? BOOK : COLLECTION;
        }
        return outside.toLowerCase(Locale.ROOT).contains("arxiv")
                ? PREPRINT
                : outside.contains("://") ? WEB_PAGE : OTHER;
    }

    private static boolean isAcronym(String container) {
        return container.matches("\\p{Lu}[\\p{L}]*\\p{Lu}[\\p{L}]*(?:[ -]?[’']?[0-9]{2,4})?");
    }

    private static String outsideTitle(LabelledReference reference) {
        return reference
                .first(ReferenceLabel.TITLE)
                .map(title ->
                        reference.text().substring(0, title.start())
                                + " "
                                + reference.text().substring(title.end()))
                .orElse(reference.text());
    }

    String entryType() {
        return type;
    }

    /// The field of what contains it.
    String containerField() {
        return this == CONFERENCE_PAPER || this == CHAPTER
                ? FieldName.BOOKTITLE
                : FieldName.JOURNALTITLE;
    }

    String publisherField() {
        return this == THESIS || this == REPORT ? FieldName.INSTITUTION : FieldName.PUBLISHER;
    }

    /// The words that tell the kind of a thesis.
    String words(LabelledReference reference) {
        Matcher matcher = THESIS_WORD.matcher(outsideTitle(reference));
        return matcher.find() ? matcher.group() : "thesis";
    }
}
