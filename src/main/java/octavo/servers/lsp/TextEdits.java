package octavo.servers.lsp;

import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.Span;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The smallest edits of a text that make one state of a library another, entry by entry.
///
/// @param replacements in the order of the text
record TextEdits(List<TextEdit> replacements) {

    /// Something new in the place of a stretch of the text.
    record TextEdit(Span replacedSpan, String newText) {
        TextEdit {
            newText = String.valueOf(newText);
        }

        /// Without what stays at both ends. Neither a line end nor a character is cut in two.
        TextEdit withoutSameEnds(String oldText) {
            String replacedText = oldText.substring(replacedSpan.start(), replacedSpan.end());
            int sharedLength = Math.min(replacedText.length(), newText.length());
            int headLength = 0;
            while (headLength < sharedLength
                    && replacedText.charAt(headLength) == newText.charAt(headLength)) {
                headLength++;
            }
            while (headLength > 0 && isWithin(replacedText, newText, headLength)) {
                headLength--;
            }
            int tailLength = 0;
            while (tailLength < sharedLength - headLength
                    && replacedText.charAt(replacedText.length() - 1 - tailLength)
                            == newText.charAt(newText.length() - 1 - tailLength)) {
                tailLength++;
            }
            while (tailLength > 0
                    && isWithin(
                            replacedText,
                            newText,
                            replacedText.length() - tailLength,
                            newText.length() - tailLength)) {
                tailLength--;
            }
            return new TextEdit(
                    new Span(replacedSpan.start() + headLength, replacedSpan.end() - tailLength),
                    newText.substring(headLength, newText.length() - tailLength));
        }

        private static boolean isWithin(String one, String other, int at) {
            return isWithin(one, other, at, at);
        }

        private static boolean isWithin(String one, String other, int at, int there) {
            return isWithin(one, at) || isWithin(other, there);
        }

        private static boolean isWithin(String text, int at) {
            return at > 0
                    && at < text.length()
                    && (Character.isLowSurrogate(text.charAt(at))
                            || text.charAt(at) == '\n' && text.charAt(at - 1) == '\r');
        }
    }

    TextEdits {
        replacements = List.copyOf(replacements);
    }

    /// The edits between two states. Slots that are in both stay.
    static TextEdits between(Library oldLibrary, Library newLibrary) {
        List<Slot> oldSlots = oldLibrary.slots();
        Map<Integer, Integer> indexesByNumber = new HashMap<>();
        for (int i = 0; i < oldSlots.size(); i++) {
            indexesByNumber.put(oldSlots.get(i).number(), i);
        }
        int[] slotStarts = BibDocument.slotStarts(oldLibrary);
        String oldText = oldLibrary.file().text();
        List<TextEdit> replacements = new ArrayList<>();
        StringBuilder addedText = new StringBuilder();
        int fromIndex = 0;
        for (Slot slot : newLibrary.slots()) {
            int oldIndex = indexesByNumber.getOrDefault(slot.number(), -1);
            boolean isKept = oldIndex >= fromIndex;
            if (isKept) {
                addReplacement(
                        replacements,
                        oldText,
                        new Span(slotStarts[fromIndex], slotStarts[oldIndex]),
                        addedText.toString());
                addedText.setLength(0);
                Span slotSpan = new Span(slotStarts[oldIndex], slotStarts[oldIndex + 1]);
                addReplacement(replacements, oldText, slotSpan, slot.item().slice().text());
                fromIndex = oldIndex + 1;
            } else {
                addedText.append(slot.item().slice().text());
            }
        }
        addReplacement(
                replacements,
                oldText,
                new Span(slotStarts[fromIndex], oldText.length()),
                addedText.toString());
        return new TextEdits(replacements);
    }

    private static void addReplacement(
            List<TextEdit> replacements, String oldText, Span replacedSpan, String newText) {
        if (!oldText.substring(replacedSpan.start(), replacedSpan.end()).equals(newText)) {
            replacements.add(new TextEdit(replacedSpan, newText).withoutSameEnds(oldText));
        }
    }

    /// Those that lie within a stretch.
    TextEdits editsWithin(Span enclosingSpan) {
        return new TextEdits(
                replacements.stream()
                        .filter(it ->
                                it.replacedSpan().start() >= enclosingSpan.start()
                                        && it.replacedSpan().end() <= enclosingSpan.end())
                        .toList());
    }

    boolean isEmpty() {
        return replacements.isEmpty();
    }

    ArrayNode toJson(EditorDocument document) {
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        for (TextEdit edit : replacements) {
            json.addObject()
                    .put("newText", edit.newText())
                    .set("range", document.rangeOf(edit.replacedSpan()));
        }
        return json;
    }
}
