package octavo.search.groups;

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
    private static final Pattern TAG_PATTERN =
            Pattern.compile(
                    "<(/?)(array|dict)\\s*(/?)>|<(key|string|integer)\\s*>([^<]*)</\\4\\s*>");
    private static final int DEEPEST_NESTING = 50;

    private PropertyList() {}

    /// An array or dictionary that is being read.
    private static final class OpenCollection {
        private final List<Object> elements = new ArrayList<>();
        private final Map<String, Object> membersByKey = new HashMap<>();
        private final boolean isArray;
        private String currentKey = "";

        OpenCollection(boolean isArray) {
            this.isArray = isArray;
        }

        void addValue(Object value) {
            if (isArray) {
                elements.add(value);
            } else {
                membersByKey.put(currentKey, value);
            }
        }

        Object toValue() {
            return isArray ? elements : membersByKey;
        }
    }

    /// The members of the outermost array, if there is one.
    static List<?> outermostArray(String listText) {
        OpenCollection topCollection = new OpenCollection(true);
        Deque<OpenCollection> openCollections = new ArrayDeque<>(List.of(topCollection));
        Matcher tagMatch = TAG_PATTERN.matcher(listText);
        while (tagMatch.find()) {
            if (tagMatch.group(4) != null) {
                takeValue(openCollections.getLast(), tagMatch.group(4), tagMatch.group(5));
            } else if (!tagMatch.group(1).isEmpty()) {
                if (openCollections.size() > 1) {
                    closeLast(openCollections);
                }
            } else if (openCollections.size() < DEEPEST_NESTING) {
                openCollections.add(new OpenCollection(tagMatch.group(2).equals("array")));
                if (!tagMatch.group(3).isEmpty()) {
                    closeLast(openCollections);
                }
            }
        }
        while (openCollections.size() > 1) {
            closeLast(openCollections);
        }
        return !topCollection.elements.isEmpty()
                        && topCollection.elements.getFirst() instanceof List<?> list
                ? list
                : List.of();
    }

    private static void closeLast(Deque<OpenCollection> openCollections) {
        OpenCollection closedCollection = openCollections.removeLast();
        openCollections.getLast().addValue(closedCollection.toValue());
    }

    private static void takeValue(OpenCollection collection, String tagName, String escapedText) {
        String unescapedText =
                escapedText
                        .replace("&lt;", "<")
                        .replace("&gt;", ">")
                        .replace("&quot;", "\"")
                        .replace("&apos;", "'")
                        .replace("&amp;", "&");
        if (tagName.equals("key")) {
            collection.currentKey = unescapedText;
        } else {
            collection.addValue(unescapedText);
        }
    }
}
