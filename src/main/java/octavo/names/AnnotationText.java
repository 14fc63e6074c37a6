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
    private record Item(int start, int end, int numberStart, int numberEnd, int number) {}

    private static List<Item> items(String raw) {
        var items = new ArrayList<Item>();
        int start = 0;
        while (start < raw.length()) {
            int end = NameAnnotation.endOfOne(raw, start);
            Matcher number = NUMBER.matcher(raw).region(start, end);
            items.add(
                    number.lookingAt()
                            ? new Item(
                                    start,
                                    end,
                                    number.start(2),
                                    number.end(2),
                                    Integer.parseInt(number.group(2)))
                            : new Item(start, end, start, start, 0));
            start = end + 1;
        }
        return items;
    }

    static String renumbered(String raw, IntUnaryOperator change) {
        var result = new StringBuilder();
        int at = 0;
        for (Item item : items(raw)) {
            if (item.number() > 0) {
                result.append(raw, at, item.numberStart());
                result.append(change.applyAsInt(item.number()));
                at = item.numberEnd();
            }
        }
        return result.append(raw, at, raw.length()).toString();
    }

    /// The text without the items about a name.
    static String without(String raw, int number) {
        String rest = raw;
        for (Item item : items(raw).reversed()) {
            if (item.number() == number) {
                boolean last = item.end() >= rest.length();
                int start = last && item.start() > 0 ? item.start() - 1 : item.start();
                int end = last ? rest.length() : item.end() + 1;
                rest = rest.substring(0, start) + rest.substring(end);
            }
        }
        return rest;
    }

    /// The text with a mark, or a quoted note, added to a name. Does not repeat what is already
    /// there.
    static String marked(String raw, int number, String mark) {
        for (Item item : items(raw)) {
            String text = raw.substring(item.numberEnd(), item.end());
            if (item.number() == number && text.stripLeading().startsWith("=")) {
                var said = NameAnnotation.parse(raw.substring(item.start(), item.end())).value();
                boolean literal = said.stream().anyMatch(NameAnnotation::literal);
                if (literal || said.stream().anyMatch(each -> each.values().contains(mark))) {
                    return raw;
                }
                int end =
                        item.start()
                                + raw.substring(item.start(), item.end()).stripTrailing().length();
                return raw.substring(0, end) + "," + mark + raw.substring(end);
            }
        }
        String end = raw.stripTrailing();
        String joint = end.isEmpty() || end.endsWith(";") ? "" : "; ";
        return end + joint + number + "=" + mark + raw.substring(end.length());
    }

    /// The text without a mark on a name; the name's item goes if the mark was its only value.
    static String unmarked(String raw, int number, String mark) {
        String result = raw;
        for (Item item : items(raw).reversed()) {
            String piece = raw.substring(item.start(), item.end());
            var said = NameAnnotation.parse(piece).value();
            if (item.number() == number
                    && said.stream()
                            .anyMatch(each -> isMark(each) && each.values().contains(mark))) {
                var rest = said.getFirst().values().stream().filter(each -> !each.equals(mark));
                result = restated(result, item, rest.collect(Collectors.joining(",")));
            }
        }
        return result;
    }

    private static boolean isMark(NameAnnotation annotation) {
        return !annotation.literal() && annotation.part().isEmpty();
    }

    /// The text with the note on a name replaced; an empty note removes it.
    static String noted(String raw, int number, String note) {
        for (Item item : items(raw)) {
            var said = NameAnnotation.parse(raw.substring(item.start(), item.end())).value();
            boolean isNote =
                    said.stream().anyMatch(each -> each.literal() && each.part().isEmpty());
            if (item.number() == number && isNote) {
                return restated(raw, item, note);
            }
        }
        return note.isEmpty() ? raw : marked(raw, number, note);
    }

    /// The text with the values of an item replaced; without the item if there are none.
    private static String restated(String raw, Item item, String values) {
        if (values.isEmpty()) {
            boolean last = item.end() >= raw.length();
            int start = last && item.start() > 0 ? item.start() - 1 : item.start();
            int end = last ? raw.length() : item.end() + 1;
            return (raw.substring(0, start) + raw.substring(end)).strip();
        }
        int equals = raw.indexOf('=', item.numberEnd());
        int end = item.start() + raw.substring(item.start(), item.end()).stripTrailing().length();
        return raw.substring(0, equals + 1) + values + raw.substring(end);
    }
}
