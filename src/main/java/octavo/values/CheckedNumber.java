package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A kind of number with a check digit, so that typing errors show.
///
/// @param form which digits may be such a number
/// @param right whether the check digit is correct
/// @param unreadable the code of the diagnostic if there is no such number
record CheckedNumber(
        Pattern form,
        Predicate<String> right,
        Code unreadable,
        Code wrong,
        LocalizedSentence like) {

    /// Digits with nothing between them; the last may be an X.
    private static final Pattern GROUP =
            Pattern.compile("(?<![\\p{L}\\p{Nd}])[0-9]*[0-9Xx](?![\\p{L}\\p{Nd}])");

    /// Separators between the groups of one number.
    private static final Pattern JOINT =
            Pattern.compile("-+|[\u2010-\u2015\u2212]|[\\s~\u00A0\u2007\u2009\u202F]+");

    /// As many groups as an ISBN has digits.
    private static final int MOST_GROUPS = 16;

    private static final int FEWEST_DIGITS = 7;

    private record Group(String digits, Span where) {}

    /// The numbers in a text, right or wrong, with a hyphen wherever the text separates their
    /// digits. People list those of the hardback, the paperback and so on.
    Parsed<List<String>> parse(String text) {
        List<String> found = new ArrayList<>();
        List<Diagnostic> diagnostics = new ArrayList<>(0);
        for (List<Group> run : runs(text)) {
            read(run, found, diagnostics);
        }
        if (found.isEmpty() && diagnostics.isEmpty() && !text.isBlank()) {
            diagnostics.add(new Diagnostic(new Span(0, text.length()), unreadable, like));
        }
        return new Parsed<>(List.copyOf(found), diagnostics);
    }

    private static List<List<Group>> runs(String text) {
        List<List<Group>> runs = new ArrayList<>();
        Matcher group = GROUP.matcher(text);
        int end = 0;
        while (group.find()) {
            String between = text.substring(end, group.start());
            if (runs.isEmpty() || !JOINT.matcher(between).matches()) {
                runs.add(new ArrayList<>());
            }
            end = group.end();
            runs.getLast()
                    .add(new Group(group.group().replace('x', 'X'), new Span(group.start(), end)));
        }
        return runs;
    }

    private void read(List<Group> run, List<String> found, List<Diagnostic> diagnostics) {
        int from = 0;
        int unread = 0;
        while (from < run.size()) {
            int to = endOfNumber(run, from, from == unread);
            if (to > from) {
                tellUnread(run.subList(unread, from), diagnostics);
                List<Group> number = run.subList(from, to);
                found.add(written(number));
                if (!right.test(digits(number))) {
                    diagnostics.add(
                            said(number, wrong, LocalizedSentence.of("The check digit is wrong.")));
                }
                unread = to;
            }
            from = Math.max(to, from + 1);
        }
        tellUnread(run.subList(unread, run.size()), diagnostics);
    }

    private void tellUnread(List<Group> groups, List<Diagnostic> diagnostics) {
        if (digits(groups).length() >= FEWEST_DIGITS) {
            diagnostics.add(said(groups, unreadable, like));
        }
    }

    /// The end of the number that starts here, the longest candidate first; here, if there is none.
    /// A wrong one must be all that is left.
    private int endOfNumber(List<Group> run, int from, boolean first) {
        for (int to = Math.min(run.size(), from + MOST_GROUPS); to > from; to--) {
            String digits = digits(run.subList(from, to));
            boolean all = first && to == run.size();
            if (form.matcher(digits).matches() && (all || right.test(digits))) {
                return to;
            }
        }
        return from;
    }

    private static String digits(List<Group> groups) {
        return String.join("", groups.stream().map(Group::digits).toList());
    }

    private static String written(List<Group> groups) {
        return String.join("-", groups.stream().map(Group::digits).toList());
    }

    private static Diagnostic said(List<Group> groups, Code code, LocalizedSentence message) {
        int start = groups.getFirst().where().start();
        return new Diagnostic(new Span(start, groups.getLast().where().end()), code, message);
    }
}
