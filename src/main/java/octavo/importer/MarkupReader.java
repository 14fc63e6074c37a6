package octavo.importer;

import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;
import octavo.richtext.Runs;
import octavo.text.BlankCharacters;
import octavo.tidy.HtmlEntities;

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
final class MarkupReader {
    private static final Pattern TAG =
            Pattern.compile("<(/?)(?:[a-z]{2,5}:)?([A-Za-z][A-Za-z0-9-]{0,12})([^<>]{0,300})>");
    private static final Pattern SMALL_CAPS =
            Pattern.compile("(?i)font-variant:\\s*small-caps|\\bsmall-?caps\\b");

    private static final Map<String, TextLook> LOOKS =
            Map.ofEntries(
                    Map.entry("i", TextLook.ITALIC),
                    Map.entry("em", TextLook.ITALIC),
                    Map.entry("italic", TextLook.ITALIC),
                    Map.entry("emphasis", TextLook.ITALIC),
                    Map.entry("b", TextLook.BOLD),
                    Map.entry("strong", TextLook.BOLD),
                    Map.entry("bold", TextLook.BOLD),
                    Map.entry("u", TextLook.UNDERLINE),
                    Map.entry("underline", TextLook.UNDERLINE),
                    Map.entry("sup", TextLook.SUPERSCRIPT),
                    Map.entry("superscript", TextLook.SUPERSCRIPT),
                    Map.entry("sub", TextLook.SUBSCRIPT),
                    Map.entry("inf", TextLook.SUBSCRIPT),
                    Map.entry("subscript", TextLook.SUBSCRIPT),
                    Map.entry("sc", TextLook.SMALL_CAPS),
                    Map.entry("scp", TextLook.SMALL_CAPS));

    /// Elements that are set on lines of their own.
    private static final Set<String> BLOCKS =
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
                    "hr",
                    "td",
                    "tr",
                    "break");

    /// Elements that say nothing about looks.
    private static final Set<String> PLAIN =
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
                    "nobr");

    /// Elements whose content nobody is meant to read.
    private static final List<String> UNREAD = List.of("script", "style");

    private static final int DEEPEST = 40;

    /// An element that is open, and what it holds so far; the whole text where it has no name.
    private record OpenElement(String name, List<TextLook> looks, List<Run> inner) {}

    private final Deque<OpenElement> open = new ArrayDeque<>();

    private MarkupReader() {
        open.push(new OpenElement("", List.of(), new ArrayList<>()));
    }

    /// Whether an element is markup here.
    static boolean knows(String element) {
        String name = element.toLowerCase(Locale.ROOT);
        return BLOCKS.contains(name) || LOOKS.containsKey(name) || PLAIN.contains(name);
    }

    /// Formatted text, its blanks joined.
    static Runs read(String markup) {
        if (markup.indexOf('<') < 0) {
            return Runs.of(BlankCharacters.plain(HtmlEntities.decoded(markup)).strip());
        }
        var reader = new MarkupReader();
        reader.readAll(BlankCharacters.plain(readable(markup)).strip());
        return reader.result();
    }

    /// Up to the last end of such an element each beginning has one, so this takes linear time.
    private static String readable(String markup) {
        String rest = markup;
        for (String element : UNREAD) {
            int last = rest.toLowerCase(Locale.ROOT).lastIndexOf("</" + element + ">");
            if (last >= 0) {
                int end = last + element.length() + 3;
                String unread = "(?is)<" + element + "(?:\\s[^<>]*)?>.*?</" + element + ">";
                rest = rest.substring(0, end).replaceAll(unread, "") + rest.substring(end);
            }
        }
        return rest;
    }

    private void readAll(String markup) {
        Matcher tag = TAG.matcher(markup);
        int end = 0;
        while (tag.find()) {
            String name = tag.group(2).toLowerCase(Locale.ROOT);
            boolean block = BLOCKS.contains(name);
            if (knows(name)) {
                text(markup.substring(end, tag.start()));
                end = tag.end();
                if (block) {
                    text(" ");
                } else if (!tag.group(1).isEmpty()) {
                    close(name);
                } else if (!tag.group(3).endsWith("/")) {
                    open(name, tag.group(3));
                }
            }
        }
        text(markup.substring(end));
    }

    private void text(String characters) {
        String decoded = HtmlEntities.decoded(characters);
        if (!decoded.isEmpty()) {
            open.element().inner().add(new Run.Text(decoded));
        }
    }

    private void open(String name, String attributes) {
        TextLook look = LOOKS.get(name);
        boolean capitals = look == null && SMALL_CAPS.matcher(attributes).find();
        List<TextLook> looks =
                capitals
                        ? List.of(TextLook.SMALL_CAPS)
                        : look == null ? List.<TextLook>of() : List.of(look);
        if (open.size() < DEEPEST) {
            open.push(new OpenElement(name, looks, new ArrayList<>()));
        }
    }

    /// Closes an element and whatever was left open in it; a tag that closes nothing is dropped.
    private void close(String name) {
        if (open.stream().anyMatch(element -> element.name().equals(name))) {
            String closed;
            do {
                closed = open.element().name();
                pop();
            } while (!closed.equals(name));
        }
    }

    private void pop() {
        OpenElement element = open.pop();
        List<Run> outer = open.element().inner();
        if (element.looks().isEmpty() || element.inner().isEmpty()) {
            outer.addAll(element.inner());
        } else {
            outer.add(new Run.Styled(element.looks().getFirst(), element.inner()));
        }
    }

    private Runs result() {
        while (open.size() > 1) {
            pop();
        }
        return new Runs(open.element().inner());
    }
}
