package octavo.names;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The text of an annotation such as `1=equal; 2:family=student`, changed only where necessary.
final class AnnotationText {
    private static final Pattern NUMBER = Pattern.compile("\\s*(0*)([1-9]\\d{0,5})\\s*[:=]");

    private AnnotationText() {}

    /// The text between two semicolons. Its number is in the text at some offset; 0 if there is
    /// none.
    private record AnnotationItem(
            int startOffset, int endOffset, int numberStart, int numberEnd, int number) {}

    private static List<AnnotationItem> parseItems(String annotationText) {
        var items = new ArrayList<AnnotationItem>();
        int itemStart = 0;
        while (itemStart < annotationText.length()) {
            int itemEnd = NameAnnotation.endOfAnnotation(annotationText, itemStart);
            Matcher numberMatcher = NUMBER.matcher(annotationText).region(itemStart, itemEnd);
            items.add(
                    numberMatcher.lookingAt()
                            ? new AnnotationItem(
                                    itemStart,
                                    itemEnd,
                                    numberMatcher.start(2),
                                    numberMatcher.end(2),
                                    Integer.parseInt(numberMatcher.group(2)))
                            : new AnnotationItem(itemStart, itemEnd, itemStart, itemStart, 0));
            itemStart = itemEnd + 1;
        }
        return items;
    }

    static String renumber(String annotationText, IntUnaryOperator renumbering) {
        var changedText = new StringBuilder();
        int copiedLength = 0;
        for (AnnotationItem item : parseItems(annotationText)) {
            if (item.number() > 0) {
                changedText.append(annotationText, copiedLength, item.numberStart());
                changedText.append(renumbering.applyAsInt(item.number()));
                copiedLength = item.numberEnd();
            }
        }
        return changedText.append(annotationText, copiedLength, annotationText.length()).toString();
    }

    /// The text without the items about a name.
    static String withoutName(String annotationText, int nameNumber) {
        String remainingText = annotationText;
        for (AnnotationItem item : parseItems(annotationText).reversed()) {
            if (item.number() == nameNumber) {
                boolean isLast = item.endOffset() >= remainingText.length();
                int itemStart =
                        isLast && item.startOffset() > 0
                                ? item.startOffset() - 1
                                : item.startOffset();
                int itemEnd = isLast ? remainingText.length() : item.endOffset() + 1;
                remainingText =
                        remainingText.substring(0, itemStart) + remainingText.substring(itemEnd);
            }
        }
        return remainingText;
    }

    /// The text with a mark, or a quoted note, added to a name. Does not repeat what is already
    /// there.
    static String addMark(String annotationText, int nameNumber, String mark) {
        for (AnnotationItem item : parseItems(annotationText)) {
            String textAfterNumber = annotationText.substring(item.numberEnd(), item.endOffset());
            if (item.number() == nameNumber && textAfterNumber.stripLeading().startsWith("=")) {
                var itemAnnotations =
                        NameAnnotation.parse(
                                        annotationText.substring(
                                                item.startOffset(), item.endOffset()))
                                .value();
                boolean hasLiteral = itemAnnotations.stream().anyMatch(NameAnnotation::isLiteral);
                if (hasLiteral
                        || itemAnnotations.stream()
                                .anyMatch(annotation -> annotation.values().contains(mark))) {
                    return annotationText;
                }
                int end =
                        item.startOffset()
                                + annotationText
                                        .substring(item.startOffset(), item.endOffset())
                                        .stripTrailing()
                                        .length();
                return annotationText.substring(0, end)
                        + ","
                        + mark
                        + annotationText.substring(end);
            }
        }
        String end = annotationText.stripTrailing();
        String separator = end.isEmpty() || end.endsWith(";") ? "" : "; ";
        return end + separator + nameNumber + "=" + mark + annotationText.substring(end.length());
    }

    /// The text without a mark on a name; the name's item goes if the mark was its only value.
    static String removeMark(String annotationText, int nameNumber, String mark) {
        String changedText = annotationText;
        for (AnnotationItem item : parseItems(annotationText).reversed()) {
            String itemText = annotationText.substring(item.startOffset(), item.endOffset());
            var itemAnnotations = NameAnnotation.parse(itemText).value();
            if (item.number() == nameNumber
                    && itemAnnotations.stream()
                            .anyMatch(annotation ->
                                    isMark(annotation) && annotation.values().contains(mark))) {
                var remainingMarks =
                        itemAnnotations.getFirst().values().stream()
                                .filter(annotation -> !annotation.equals(mark));
                changedText =
                        replaceValues(
                                changedText, item, remainingMarks.collect(Collectors.joining(",")));
            }
        }
        return changedText;
    }

    private static boolean isMark(NameAnnotation annotation) {
        return !annotation.isLiteral() && annotation.namePart().isEmpty();
    }

    /// The text with the note on a name replaced; an empty note removes it.
    static String replaceNote(String annotationText, int nameNumber, String note) {
        for (AnnotationItem item : parseItems(annotationText)) {
            var itemAnnotations =
                    NameAnnotation.parse(
                                    annotationText.substring(item.startOffset(), item.endOffset()))
                            .value();
            boolean isNote =
                    itemAnnotations.stream()
                            .anyMatch(annotation ->
                                    annotation.isLiteral() && annotation.namePart().isEmpty());
            if (item.number() == nameNumber && isNote) {
                return replaceValues(annotationText, item, note);
            }
        }
        return note.isEmpty() ? annotationText : addMark(annotationText, nameNumber, note);
    }

    /// The text with the values of an item replaced; without the item if there are none.
    private static String replaceValues(
            String annotationText, AnnotationItem item, String newValues) {
        if (newValues.isEmpty()) {
            boolean isLast = item.endOffset() >= annotationText.length();
            int itemStart =
                    isLast && item.startOffset() > 0 ? item.startOffset() - 1 : item.startOffset();
            int itemEnd = isLast ? annotationText.length() : item.endOffset() + 1;
            return (annotationText.substring(0, itemStart) + annotationText.substring(itemEnd))
                    .strip();
        }
        int equalsOffset = annotationText.indexOf('=', item.numberEnd());
        int itemEnd =
                item.startOffset()
                        + annotationText
                                .substring(item.startOffset(), item.endOffset())
                                .stripTrailing()
                                .length();
        return annotationText.substring(0, equalsOffset + 1)
                + newValues
                + annotationText.substring(itemEnd);
    }
}
