package octavo.cslreferences;

import octavo.conversion.TrackedFields;
import octavo.csl.CslItem;
import octavo.csl.ItemText;
import octavo.fields.FieldName;
import octavo.latex.RichText;
import octavo.latex.RichText.RichPiece;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The titles of a CSL item: of the work, of what contains it, and of a volume that has a title
/// beside that of the whole.
final class CslTitles {
    private static final Set<String> IN_VOLUME =
            Set.of("chapter", "paper-conference", "entry-encyclopedia");

    /// What ends the title before a subtitle in the same field.
    private static final Pattern SUBTITLE_COLON = Pattern.compile(":\\s");

    private final TrackedFields trackedFields;
    private final CslItem.CslItemBuilder itemBuilder;
    private final String cslType;

    CslTitles(TrackedFields trackedFields, CslItem.CslItemBuilder itemBuilder, String cslType) {
        this.trackedFields = trackedFields;
        this.itemBuilder = itemBuilder;
        this.cslType = cslType;
    }

    /// @param withIssues the types that journals contain
    void putTitles(Set<String> withIssues, boolean isOnArxiv) {
        boolean isInVolume = IN_VOLUME.contains(cslType);
        boolean hasMainTitle =
                !withIssues.contains(cslType) && trackedFields.hasValue(FieldName.MAINTITLE);
        if (hasMainTitle && !isInVolume) {
            putTitle("title", FieldName.MAINTITLE, FieldName.MAINSUBTITLE);
            putTitle("volume-title", "title", "subtitle");
        } else {
            putTitle("title", "title", "subtitle");
        }
        putTitle("title-short", "shorttitle", "");
        if (!hasMainTitle || isInVolume) {
            putMainPart();
        }
        if (hasMainTitle && isInVolume) {
            putTitle("container-title", FieldName.MAINTITLE, FieldName.MAINSUBTITLE);
            putTitle("volume-title", FieldName.BOOKTITLE, FieldName.BOOKSUBTITLE);
        }
        putContainer(withIssues, isOnArxiv);
        putTitle("collection-title", "series", "");
        putTitle("volume-title", "issuetitle", "issuesubtitle");
    }

    private void putContainer(Set<String> withIssues, boolean isOnArxiv) {
        if (withIssues.contains(cslType) || cslType.equals("article") && !isOnArxiv) {
            putTitle("container-title", FieldName.JOURNALTITLE, FieldName.JOURNALSUBTITLE);
        }
        putTitle("container-title", FieldName.BOOKTITLE, FieldName.BOOKSUBTITLE);
        if (!itemBuilder.hasVariable("container-title") && !isOnArxiv) {
            putTitle("container-title", FieldName.JOURNALTITLE, FieldName.JOURNALSUBTITLE);
        }
    }

    private void putTitle(String variable, String fieldName, String subtitle) {
        if (!itemBuilder.hasVariable(variable)) {
            CitedTitles.findTitle(trackedFields, fieldName, subtitle)
                    .ifPresent(title -> putRich(variable, title));
        }
    }

    private void putRich(String variable, RichText richText) {
        itemBuilder.putVariable(variable, ItemText.ItemTextBuilder.of(richText));
    }

    /// Short references print the title without its subtitle.
    private void putMainPart() {
        if (itemBuilder.hasVariable("title-short")) {
            return;
        }
        Optional<RichText> title = CitedTitles.findTitle(trackedFields, "title", "");
        boolean hasSubtitle = trackedFields.hasValue("subtitle");
        title.flatMap(it -> beforeColon(it).or(() -> hasSubtitle ? title : Optional.empty()))
                .ifPresent(it -> putRich("title-short", it));
    }

    private static Optional<RichText> beforeColon(RichText title) {
        List<RichPiece> leadingPieces = new ArrayList<>();
        for (RichPiece piece : title.pieces()) {
            Matcher colonMatcher = SUBTITLE_COLON.matcher(piece.text());
            if (!colonMatcher.find()) {
                leadingPieces.add(piece);
                continue;
            }
            if (colonMatcher.start() > 0) {
                leadingPieces.add(
                        new RichPiece(
                                piece.text().substring(0, colonMatcher.start()),
                                piece.formats(),
                                piece.scripts(),
                                piece.link()));
            }
            return Optional.of(new RichText(leadingPieces)).filter(it -> !it.pieces().isEmpty());
        }
        return Optional.empty();
    }
}
