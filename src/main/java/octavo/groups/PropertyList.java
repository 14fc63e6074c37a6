package octavo.groups;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads property lists of arrays, dictionaries, texts and numbers. Nothing in them is followed,
/// and whatever else is there is passed over.
final class PropertyList {
    private static final Pattern TAG =
            Pattern.compile(
                    "<(/?)(array|dict)\\s*(/?)>|<(key|string|integer)\\s*>([^<]*)</\\4\\s*>");
    private static final int DEEPEST = 50;

    private PropertyList() {}

    /// An array or dictionary that is being read.
    private static final class Open {
        private final List<Object> list = new ArrayList<>();
        private final Map<String, Object> members = new HashMap<>();
        private final boolean isArray;
        private String key = "";

        Open(boolean isArray) {
            this.isArray = isArray;
        }

        void add(Object value) {
            if (isArray) {
                list.add(value);
            } else {
                members.put(key, value);
            }
        }

        Object value() {
            return isArray ? list : members;
        }
    }

    /// The members of the outermost array, if there is one.
    static List<?> array(String text) {
        Open top = new Open(true);
        Deque<Open> open = new ArrayDeque<>(List.of(top));
        Matcher tag = TAG.matcher(text);
        while (tag.find()) {
            if (tag.group(4) != null) {
                value(open.getLast(), tag.group(4), tag.group(5));
            } else if (!tag.group(1).isEmpty()) {
                if (open.size() > 1) {
                    close(open);
                }
            } else if (open.size() < DEEPEST) {
                open.add(new Open(tag.group(2).equals("array")));
                if (!tag.group(3).isEmpty()) {
                    close(open);
                }
            }
        }
        while (open.size() > 1) {
            close(open);
        }
        return !top.list.isEmpty() && top.list.getFirst() instanceof List<?> list
                ? list
                : List.of();
    }

    private static void close(Deque<Open> open) {
        Open closed = open.removeLast();
        open.getLast().add(closed.value());
    }

    private static void value(Open in, String kind, String text) {
        String plain =
                text.replace("&lt;", "<")
                        .replace("&gt;", ">")
                        .replace("&quot;", "\"")
                        .replace("&apos;", "'")
                        .replace("&amp;", "&");
        if (kind.equals("key")) {
            in.key = plain;
        } else {
            in.add(plain);
        }
    }
}
