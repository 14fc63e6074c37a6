package octavo.formats.workdrafts;

import octavo.editing.tidy.HtmlEntities;
import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Runs;
import octavo.text.BlankCharacters;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the HTML and JATS that titles and abstracts hold. Only tags that are known are markup: in
/// `p < 0.05` the sign stays.
public final class MarkupReader {
    private static final Pattern TAG =
            Pattern.compile("<(/?)(?:[a-z]{2,5}:)?([A-Za-z][A-Za-z0-9-]{0,20})([^<>]{0,3000})>");
    private static final Pattern SMALL_CAPS =
            Pattern.compile("(?i)font-variant:\\s*small-caps|\\bsmall-?caps\\b");

    private static final Pattern FIXED_CASE =
            Pattern.compile("(?i)\\bclass\\s*=\\s*[\"']?nocase\\b");

    private static final Map<String, TextFormat> LOOKS_BY_TAG =
            Map.ofEntries(
                    Map.entry("i", TextFormat.ITALIC),
                    Map.entry("em", TextFormat.ITALIC),
                    Map.entry("italic", TextFormat.ITALIC),
                    Map.entry("emphasis", TextFormat.ITALIC),
                    Map.entry("b", TextFormat.BOLD),
                    Map.entry("strong", TextFormat.BOLD),
                    Map.entry("bold", TextFormat.BOLD),
                    Map.entry("u", TextFormat.UNDERLINE),
                    Map.entry("underline", TextFormat.UNDERLINE),
                    Map.entry("sup", TextFormat.SUPERSCRIPT),
                    Map.entry("superscript", TextFormat.SUPERSCRIPT),
                    Map.entry("sub", TextFormat.SUBSCRIPT),
                    Map.entry("inf", TextFormat.SUBSCRIPT),
                    Map.entry("subscript", TextFormat.SUBSCRIPT),
                    Map.entry("sc", TextFormat.SMALL_CAPS),
                    Map.entry("scp", TextFormat.SMALL_CAPS));

    /// Elements that are set on lines of their own.
    private static final Set<String> BLOCK_TAGS =
            Set.of(
                    "p",
                    "br",
                    "div",
                    "sec",
                    "title",
                    "label",
                    "ul",
                    "ol",
                    "li",
                    "list",
                    "list-item",
                    "h1",
                    "h2",
                    "h3",
                    "h4",
                    "h5",
                    "h6",
                    "hr",
                    "section",
                    "article",
                    "header",
                    "footer",
                    "main",
                    "blockquote",
                    "pre",
                    "dl",
                    "dt",
                    "dd",
                    "th",
                    "thead",
                    "tfoot",
                    "caption",
                    "figure",
                    "figcaption",
                    "disp-formula",
                    "disp-quote",
                    "def-list",
                    "def-item",
                    "def",
                    "td",
                    "tr",
                    "break");

    /// Elements that say nothing about looks.
    private static final Set<String> PLAIN_TAGS =
            Set.of(
                    "span",
                    "a",
                    "font",
                    "small",
                    "big",
                    "tt",
                    "code",
                    "monospace",
                    "math",
                    "mrow",
                    "mi",
                    "mo",
                    "mn",
                    "msub",
                    "msup",
                    "mtext",
                    "mstyle",
                    "msubsup",
                    "mover",
                    "munder",
                    "mfrac",
                    "msqrt",
                    "semantics",
                    "mspace",
                    "ext-link",
                    "xref",
                    "named-content",
                    "styled-content",
                    "inline-formula",
                    "abstract",
                    "tex-math",
                    "alternatives",
                    "table",
                    "tbody",
                    "html",
                    "body",
                    "nobr",
                    "wbr",
                    "img",
                    "graphic",
                    "inline-graphic",
                    "cite",
                    "abbr",
                    "acronym",
                    "mark",
                    "strike",
                    "del",
                    "ins",
                    "time",
                    "dfn",
                    "kbd",
                    "samp",
                    "tex",
                    "title-group",
                    "institution");

    /// Elements whose content nobody is meant to read.
    private static final List<String> UNREAD_TAGS = List.of("script", "style");

    private static final int MAX_DEPTH = 40;

    /// An element that is open, and what it holds so far; the whole text where it has no name.
    private record OpenElement(String name, List<TextFormat> looks, List<Run> innerRuns) {}

    private final Deque<OpenElement> openElements = new ArrayDeque<>();

    private MarkupReader() {
        openElements.push(new OpenElement("", List.of(), new ArrayList<>()));
    }

    /// Whether an element is markup here.
    public static boolean knowsTag(String element) {
        String name = element.toLowerCase(Locale.ROOT);
        return BLOCK_TAGS.contains(name)
                || LOOKS_BY_TAG.containsKey(name)
                || PLAIN_TAGS.contains(name);
    }

    /// Formatted text, its blanks joined.
    public static Runs parseMarkup(String markup) {
        if (markup.indexOf('<') < 0) {
            String text = markup.indexOf('&') < 0 ? markup : HtmlEntities.decodeEntities(markup);
            return Runs.of(BlankCharacters.withSingleSpaces(text).strip());
        }
        var reader = new MarkupReader();
        reader.readAll(BlankCharacters.withSingleSpaces(withoutUnread(markup)).strip());
        return reader.toRuns();
    }

    /// Up to the last end of such an element each beginning has one, so this takes linear time.
    private static String withoutUnread(String markup) {
        String remainingText = markup;
        for (String element : UNREAD_TAGS) {
            int lastIndex =
                    remainingText.toLowerCase(Locale.ROOT).lastIndexOf("</" + element + ">");
            if (lastIndex >= 0) {
                int endOffset = lastIndex + element.length() + 3;
                String unreadPattern = "(?is)<" + element + "(?:\\s[^<>]*)?>.*?</" + element + ">";
                remainingText =
                        remainingText.substring(0, endOffset).replaceAll(unreadPattern, "")
                                + remainingText.substring(endOffset);
            }
        }
        return remainingText;
    }

    private void readAll(String markup) {
        Matcher tagMatcher = TAG.matcher(markup);
        int endOffset = 0;
        while (tagMatcher.find()) {
            String name = tagMatcher.group(2).toLowerCase(Locale.ROOT);
            boolean isBlock = BLOCK_TAGS.contains(name);
            if (knowsTag(name)) {
                addText(markup.substring(endOffset, tagMatcher.start()));
                endOffset = tagMatcher.end();
                if (isBlock) {
                    addText(" ");
                } else if (!tagMatcher.group(1).isEmpty()) {
                    closeElement(name);
                } else if (!tagMatcher.group(3).endsWith("/")) {
                    openElement(name, tagMatcher.group(3));
                }
            }
        }
        addText(markup.substring(endOffset));
    }

    private void addText(String characters) {
        String decoded = HtmlEntities.decodeEntities(characters);
        if (!decoded.isEmpty()) {
            openElements.element().innerRuns().add(new Run.TextRun(decoded));
        }
    }

    private void openElement(String name, String attributes) {
        TextFormat tagLook = LOOKS_BY_TAG.get(name);
        List<TextFormat> textLooks =
                tagLook == null ? attributeLooks(attributes) : List.of(tagLook);
        if (openElements.size() < MAX_DEPTH) {
            openElements.push(new OpenElement(name, textLooks, new ArrayList<>()));
        }
    }

    /// CSL's `nocase` marks what braces protect in LaTeX.
    private static List<TextFormat> attributeLooks(String attributes) {
        if (SMALL_CAPS.matcher(attributes).find()) {
            return List.of(TextFormat.SMALL_CAPS);
        }
        return FIXED_CASE.matcher(attributes).find() ? List.of(TextFormat.NORMAL_CAPS) : List.of();
    }

    /// Closes an element and whatever was left open in it; a tag that closes nothing is dropped.
    private void closeElement(String name) {
        if (openElements.stream().anyMatch(element -> element.name().equals(name))) {
            String closedName;
            do {
                closedName = openElements.element().name();
                popElement();
            } while (!closedName.equals(name));
        }
    }

    private void popElement() {
        OpenElement element = openElements.pop();
        List<Run> outerRuns = openElements.element().innerRuns();
        if (element.looks().isEmpty() || element.innerRuns().isEmpty()) {
            outerRuns.addAll(element.innerRuns());
        } else {
            outerRuns.add(new Run.StyledRun(element.looks().getFirst(), element.innerRuns()));
        }
    }

    private Runs toRuns() {
        while (openElements.size() > 1) {
            popElement();
        }
        return new Runs(openElements.element().innerRuns());
    }
}
