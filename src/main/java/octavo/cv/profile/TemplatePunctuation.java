package octavo.cv.profile;

import octavo.cv.profile.TemplateSnippet.Kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Resolves a template's punctuation between values, some of which may be missing or end with
/// punctuation themselves: of adjacent marks one stays; none stays without text on both sides; and
/// none is added to an end that already has it. Values, and words of the template, never change.
final class TemplatePunctuation {
    private static final String MARKS = ",.;:";
    private static final String ENDS = ".?!\u2026\u3002\uFF1F\uFF01";
    private static final String OPENING = "([{";
    private static final String CLOSING = ")]}";
    private static final String CLOSING_QUOTES = "\u201D\u2019\u00BB\"'";

    private final StringBuilder before = new StringBuilder();

    private TemplatePunctuation() {}

    /// The printed snippets of a line.
    static List<TemplateSnippet> settled(List<TemplateSnippet> line) {
        TemplatePunctuation punctuation = new TemplatePunctuation();
        List<TemplateSnippet> settled = new ArrayList<>();
        List<TemplateSnippet> between = new ArrayList<>();
        for (TemplateSnippet snippet : line) {
            if (snippet.kind() == Kind.WORDS) {
                punctuation.join(between, snippet.text(), settled);
                between.clear();
                settled.add(snippet);
                punctuation.before.append(snippet.text());
            } else {
                between.add(snippet);
            }
        }
        punctuation.join(between, "", settled);
        return settled;
    }

    /// Adds the punctuation before the next words, and markup before and behind it.
    private void join(List<TemplateSnippet> between, String after, List<TemplateSnippet> settled) {
        List<TemplateSnippet> marks = between.stream().filter(it -> it.kind() != Kind.RAW).toList();
        int behind = 0;
        while (behind < between.size() && between.get(behind).kind() != Kind.JOINT) {
            behind++;
        }
        settled.addAll(raw(between.subList(0, behind)));
        joint(marks, after).ifPresent(settled::add);
        settled.addAll(raw(between.subList(behind, between.size())));
    }

    private static List<TemplateSnippet> raw(List<TemplateSnippet> snippets) {
        return snippets.stream().filter(it -> it.kind() == Kind.RAW).toList();
    }

    /// The start of a literal text's words, after a mark and spaces. A mark that is part of a word,
    /// such as that of `.pdf`, or of an ellipsis is not punctuation.
    static int startOfWords(String text) {
        int start = afterBlanks(text, 0);
        if (start == text.length() || !isMark(text.charAt(start))) {
            return start;
        }
        int next = start + 1;
        boolean joins =
                next == text.length()
                        || !isMark(text.charAt(next))
                                && !Character.isLetterOrDigit(text.charAt(next));
        return joins ? afterBlanks(text, next) : start;
    }

    /// The end of its words, before spaces and a mark. The full stop of an abbreviation is not
    /// punctuation.
    static int endOfWords(String text, int start) {
        int end = beforeBlanks(text, start, text.length());
        if (end - start < 2 || !isMark(text.charAt(end - 1))) {
            return end;
        }
        char last = text.charAt(end - 2);
        boolean abbreviates = text.charAt(end - 1) == '.' && Character.isLetterOrDigit(last);
        return abbreviates || isMark(last) ? end : beforeBlanks(text, start, end - 1);
    }

    /// The punctuation between the previous and the next words.
    private Optional<TemplateSnippet> joint(List<TemplateSnippet> between, String after) {
        boolean starts =
                before.isEmpty() || OPENING.indexOf(before.charAt(before.length() - 1)) >= 0;
        boolean ends = after.isEmpty() || CLOSING.indexOf(after.charAt(0)) >= 0;
        if (starts && between.stream().anyMatch(it -> it.kind() == Kind.MISSING)) {
            return Optional.empty();
        }
        List<TemplateSnippet> joints = ends ? closing(between) : joints(between);
        if (joints.isEmpty()) {
            return Optional.empty();
        }
        TemplateSnippet kept = ends ? joints.getLast() : strongest(joints);
        String text = joints.size() == 1 || ends ? kept.text() : spaced(kept, joints);
        return Optional.of(stripped(unlessSaid(text), after))
                .filter(it -> !it.isEmpty())
                .map(kept::with);
    }

    private static List<TemplateSnippet> joints(List<TemplateSnippet> between) {
        return between.stream().filter(it -> it.kind() == Kind.JOINT).toList();
    }

    /// Punctuation that may end a line: the template's own at the end, and a full stop that ends
    /// the text before it without a space.
    private static List<TemplateSnippet> closing(List<TemplateSnippet> between) {
        List<TemplateSnippet> closing = new ArrayList<>();
        for (TemplateSnippet snippet : between) {
            if (snippet.kind() == Kind.MISSING) {
                closing.removeIf(it -> !it.text().endsWith("."));
            } else if (mark(snippet) != ' ' || closing.isEmpty()) {
                closing.add(snippet);
            }
        }
        return closing;
    }

    /// The first, but preferring a full stop to a comma or semicolon, and any mark to a space.
    private static TemplateSnippet strongest(List<TemplateSnippet> joints) {
        TemplateSnippet strongest = joints.getFirst();
        for (TemplateSnippet joint : joints) {
            boolean stronger =
                    switch (mark(strongest)) {
                        case ' ' -> mark(joint) != ' ';
                        case ',', ';' -> mark(joint) == '.';
                        default -> false;
                    };
            strongest = stronger ? joint : strongest;
        }
        return strongest;
    }

    /// The mark followed by a space, unless all are the same mark without one.
    private static String spaced(TemplateSnippet kept, List<TemplateSnippet> joints) {
        boolean blank =
                joints.stream().anyMatch(it -> mark(it) != mark(kept) || endsInBlank(it.text()));
        int end = beforeBlanks(kept.text(), 0, kept.text().length());
        return kept.text().substring(0, end) + (blank ? " " : "");
    }

    /// Drops a mark that the preceding words already end with.
    private String unlessSaid(String text) {
        int at = afterBlanks(text, 0);
        return at < text.length() && isSaid(text.charAt(at)) ? text.substring(at + 1) : text;
    }

    private boolean isSaid(char mark) {
        int last = before.length() - 1;
        while (last >= 0 && CLOSING_QUOTES.indexOf(before.charAt(last)) >= 0) {
            last--;
        }
        char end = last < 0 ? ' ' : before.charAt(last);
        return end == mark
                || mark == '.' && (ENDS + ";:").indexOf(end) >= 0
                || mark == ':' && "?!".indexOf(end) >= 0;
    }

    /// Drops spaces at the ends of the line.
    private String stripped(String text, String after) {
        int start = before.isEmpty() ? afterBlanks(text, 0) : 0;
        int end = after.isEmpty() ? beforeBlanks(text, start, text.length()) : text.length();
        return text.substring(start, end);
    }

    /// The mark of a joint, or a space.
    private static char mark(TemplateSnippet joint) {
        int at = afterBlanks(joint.text(), 0);
        return at < joint.text().length() ? joint.text().charAt(at) : ' ';
    }

    private static boolean endsInBlank(String text) {
        return isBlank(text.charAt(text.length() - 1));
    }

    private static int afterBlanks(String text, int from) {
        int at = from;
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static int beforeBlanks(String text, int from, int to) {
        int at = to;
        while (at > from && isBlank(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    private static boolean isMark(char letter) {
        return MARKS.indexOf(letter) >= 0;
    }

    private static boolean isBlank(char letter) {
        return Character.isWhitespace(letter) || Character.isSpaceChar(letter);
    }
}
