package octavo.formats.xml;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The text of one record, extracted from a file of many, so that a broken one affects no other.
///
/// @param elementName the record's element as written, with prefix
/// @param lineNumber its first line, from 1
/// @param isClosed whether it has its end tag
public record XmlSlice(String xmlText, String elementName, int lineNumber, boolean isClosed) {
    private static final int MAX_EXCERPT_LENGTH = 600;

    /// Matches the start or end of a record.
    ///
    /// @param elementNames the record elements, as a regular expression without groups, perhaps
    ///   with a look-ahead after the name
    public static Pattern boundaryPattern(String elementNames) {
        return Pattern.compile(
                "<(?:((?:[\\w.-]{1,40}:)?(?:"
                        + elementNames
                        + "))(?=[\\s/>])|/((?:[\\w.-]{1,40}:)?[\\w.-]{1,60})\\s*>)");
    }

    /// The records in a text cleaned by `XmlSource`. Records do not contain others of the same
    /// name: if one starts inside another, the latter's end is missing.
    public static List<XmlSlice> of(String xmlText, Pattern boundaryPattern) {
        List<XmlSlice> xmlSlices = new ArrayList<>();
        Matcher tagMatcher = boundaryPattern.matcher(xmlText);
        String openName = "";
        int startOffset = 0;
        int lineNumber = 1;
        while (tagMatcher.find()) {
            boolean isBeginning = tagMatcher.group(1) != null;
            if (isBeginning && (openName.isEmpty() || openName.equals(tagMatcher.group(1)))) {
                lineNumber =
                        cutSlice(
                                xmlSlices,
                                xmlText,
                                startOffset,
                                tagMatcher.start(),
                                openName,
                                lineNumber,
                                false);
                startOffset = tagMatcher.start();
                openName = tagMatcher.group(1);
            }
            int closeOffset =
                    isBeginning ? findTagEnd(xmlText, tagMatcher.end()) : tagMatcher.end() - 1;
            boolean isEmptyElement =
                    isBeginning && closeOffset > 0 && xmlText.charAt(closeOffset - 1) == '/';
            boolean isEnding =
                    !isBeginning && openName.equals(tagMatcher.group(2))
                            || isEmptyElement && startOffset == tagMatcher.start();
            if (isEnding && !openName.isEmpty()) {
                lineNumber =
                        cutSlice(
                                xmlSlices,
                                xmlText,
                                startOffset,
                                closeOffset + 1,
                                openName,
                                lineNumber,
                                true);
                startOffset = closeOffset + 1;
                openName = "";
            }
        }
        cutSlice(xmlSlices, xmlText, startOffset, xmlText.length(), openName, lineNumber, false);
        return xmlSlices;
    }

    /// The end of a start tag; −1 if another tag comes before.
    private static int findTagEnd(String xmlText, int startOffset) {
        int offset = startOffset;
        while (offset < xmlText.length()
                && xmlText.charAt(offset) != '>'
                && xmlText.charAt(offset) != '<') {
            offset++;
        }
        return offset < xmlText.length() && xmlText.charAt(offset) == '>' ? offset : -1;
    }

    /// Whether it is an element without attributes and content, as one tag.
    boolean isEmpty() {
        return isClosed && xmlText.length() == elementName.length() + "</>".length();
    }

    /// Adds the text between two positions, if it is a record; returns the line of the second.
    private static int cutSlice(
            List<XmlSlice> xmlSlices,
            String xmlText,
            int startOffset,
            int endOffset,
            String name,
            int lineNumber,
            boolean isClosed) {
        if (!name.isEmpty()) {
            xmlSlices.add(
                    new XmlSlice(
                            xmlText.substring(startOffset, endOffset), name, lineNumber, isClosed));
        }
        return lineNumber
                + (int)
                        xmlText.substring(startOffset, endOffset)
                                .chars()
                                .filter(c -> c == '\n')
                                .count();
    }

    /// The first words of the record.
    String excerpt() {
        String firstCharacters =
                xmlText.substring(0, Math.min(xmlText.length(), MAX_EXCERPT_LENGTH));
        String visibleText = firstCharacters.replaceAll("<[^<>]*(?:>|$)", " ").strip();
        return visibleText.isEmpty() ? firstCharacters : visibleText;
    }
}
