package octavo.richtext;

import octavo.richtext.Run.TextFormat;
import octavo.richtext.Run.TextFormat.FormatAspect;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A run of text with uniform formatting, for formats that cannot nest formatting. Scripts within
/// scripts are rendered as in plain text. A line break in it starts a line.
///
/// @param textFormats the looks in force, except plain ones
/// @param linkTarget the link's target
public record FlatRun(String text, Set<TextFormat> textFormats, Optional<LinkAddress> linkTarget) {
    public FlatRun {
        textFormats = Set.copyOf(textFormats);
    }

    public static List<FlatRun> of(Runs runs) {
        return of(runs, " ");
    }

    /// @param labelEnd what follows the label of a numbered entry, a blank or a tab
    public static List<FlatRun> of(Runs runs, String labelEnd) {
        List<FlatRun> flatRuns = new ArrayList<>();
        new ActiveFormats(Map.of(), Set.of(), Optional.empty(), labelEnd)
                .appendRuns(runs.runs(), flatRuns);
        return List.copyOf(flatRuns);
    }

    public boolean hasFormat(TextFormat textFormat) {
        return textFormats.contains(textFormat);
    }

    /// The same with another text.
    public FlatRun withText(String otherText) {
        return otherText.equals(text) ? this : new FlatRun(otherText, textFormats, linkTarget);
    }

    /// The looks in force for some runs.
    ///
    /// @param shownFormats those that are not plain
    private record ActiveFormats(
            Map<FormatAspect, TextFormat> formatsByAspect,
            Set<TextFormat> shownFormats,
            Optional<LinkAddress> linkTarget,
            String labelEnd) {
        void appendRuns(List<Run> runs, List<FlatRun> flatRuns) {
            for (Run run : runs) {
                switch (run) {
                    case Run.TextRun(String text) -> appendRuns(text, flatRuns);
                    case Run.RawMarkup _ -> {}
                    case Run.StyledRun(TextFormat textFormat, List<Run> children)
                            when isNestedScript(textFormat) ->
                            appendRuns(
                                    PlainTextWriter.scriptWithin(textFormat, children), flatRuns);
                    case Run.StyledRun(TextFormat textFormat, List<Run> children) ->
                            withFormat(textFormat).appendRuns(children, flatRuns);
                    case Run.LinkRun(LinkAddress linkAddress, List<Run> children) ->
                            new ActiveFormats(
                                            formatsByAspect,
                                            shownFormats,
                                            Optional.of(linkAddress),
                                            labelEnd)
                                    .appendRuns(children, flatRuns);
                    case Run.PersonRun(_, _, List<Run> children) -> appendRuns(children, flatRuns);
                    case Run.BlockRun(Run.BlockPosition place, List<Run> children) -> {
                        boolean isOwnLine =
                                place == Run.BlockPosition.BLOCK
                                        || place == Run.BlockPosition.INDENT;
                        appendRuns(isOwnLine && !flatRuns.isEmpty() ? "\n" : "", flatRuns);
                        appendRuns(children, flatRuns);
                        appendRuns(endOf(place), flatRuns);
                    }
                }
            }
        }

        private String endOf(Run.BlockPosition place) {
            return switch (place) {
                case BLOCK, INDENT -> "\n";
                case LEFT_MARGIN -> labelEnd;
                case RIGHT_INLINE -> " ";
            };
        }

        private boolean isNestedScript(TextFormat textFormat) {
            return textFormat.isScript() && shownFormats.stream().anyMatch(TextFormat::isScript);
        }

        private ActiveFormats withFormat(TextFormat textFormat) {
            Map<FormatAspect, TextFormat> activeFormats = new EnumMap<>(FormatAspect.class);
            activeFormats.putAll(formatsByAspect);
            activeFormats.put(textFormat.aspect(), textFormat);
            Set<TextFormat> shownFormats = EnumSet.copyOf(activeFormats.values());
            shownFormats.removeIf(TextFormat::isDefault);
            return new ActiveFormats(activeFormats, Set.copyOf(shownFormats), linkTarget, labelEnd);
        }

        private void appendRuns(String text, List<FlatRun> flatRuns) {
            if (!text.isEmpty()) {
                flatRuns.add(new FlatRun(text, shownFormats, linkTarget));
            }
        }
    }
}
