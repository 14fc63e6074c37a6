package octavo.check;

import octavo.names.BibNameList;
import octavo.names.BracedAnd;
import octavo.names.PersonName;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Names that probably do not mean what was intended.
final class SuspiciousNames implements EntryCheck {
    private static final ProblemRule ET_AL =
            ProblemRule.warning("et-al", "“et al.” is written out instead of “and others”");
    private static final ProblemRule SWAPPED =
            ProblemRule.warning("swapped-name", "initials are in place of the family name");
    static final ProblemRule NO_LETTER =
            ProblemRule.warning("mark-in-name", "a name contains a digit or a footnote mark");
    private static final ProblemRule CAPITALS =
            ProblemRule.hint("capitals-in-name", "a name is all in capitals");

    private static final ProblemRule PARTICLE =
            ProblemRule.warning(
                            "particle-in-given-name",
                            "BibTeX mistakes part of a name for a particle such as “von”")
                    .fixedBy("misread-names");

    private static final ProblemRule BRACED_AND =
            ProblemRule.warning("braced-and", "an “and” in braces is read as part of a name")
                    .fixedBy("braced-and");

    private static final Pattern ET_AL_TYPED = Pattern.compile("(?i)\\bet\\.?[\\s~]+al\\b");
    private static final String MARKS =
            "0123456789*\u2020\u2021\u00a7\u00b6"
                    + "\u00b9\u00b2\u00b3\u2070\u2074\u2075\u2076\u2077\u2078\u2079";

    /// A TeX command with its number, `\accent23` or `\hskip.8ex`.
    private static final Pattern NUMBERED =
            Pattern.compile("\\\\\\p{L}++\\s*+[-+=]?+\\d*+\\.?+\\d*+");

    private static final Pattern AMONG_LETTERS =
            Pattern.compile("(?<=\\p{L})\\d+(?=\\p{L})|(?<!\\p{L})\\p{Lu}\\d+(?!\\p{L})");

    private static final Pattern SHOUTED = Pattern.compile("\\p{Lu}{4,}");

    @Override
    public List<ProblemRule> rules() {
        return List.of(
                ET_AL,
                SWAPPED,
                NO_LETTER,
                CAPITALS,
                PARTICLE,
                BRACED_AND,
                ProblemRule.of(BibNameList.EMPTY_NAME, "a name is missing next to “and”"),
                ProblemRule.of(BibNameList.TOO_MANY_COMMAS, "a name has more than two commas"),
                ProblemRule.of(BibNameList.TRAILING_COMMA, "a name ends with a comma or semicolon"),
                ProblemRule.of(BibNameList.SEVERAL_PEOPLE, "names are listed without “and”"),
                ProblemRule.of(BibNameList.UNBALANCED_BRACES, "a name has unbalanced braces"));
    }

    @Override
    public List<Problem> problems(CheckedItem subject) {
        List<Problem> found = new ArrayList<>();
        for (String field : List.of("author", "editor")) {
            if (subject.has(field)) {
                addProblems(found, subject, field);
            }
        }
        return found;
    }

    private static void addProblems(List<Problem> found, CheckedItem subject, String field) {
        int item = subject.item();
        String raw = subject.raw(field);
        var place = subject.place(field);
        if (saysEtAl(raw)) {
            found.add(
                    ET_AL.problem(
                            item,
                            place,
                            LocalizedSentence.of("Write “and others” instead of “et al.”")));
            return;
        }
        for (BracedAnd each : BracedAnd.in(raw)) {
            LocalizedSentence message =
                    LocalizedSentence.of(
                            "BibTeX takes “and” for part of the name “{0}”. Write: {1}",
                            each.written(), each.mended());
            found.add(BRACED_AND.problem(item, place, message));
        }
        Parsed<BibNameList> names = BibNameList.parse(raw);
        for (Diagnostic what : names.diagnostics()) {
            var placed =
                    new Diagnostic(
                            subject.place(field, what.where()),
                            what.code(),
                            LocalizedSentence.of("{0}: {1}", field, what.message()));
            found.add(new Problem(item, placed, Optional.empty()));
        }
        if (names.diagnostics().stream()
                .noneMatch(what -> what.code().equals(BibNameList.SEVERAL_PEOPLE))) {
            addParticles(found, subject, field, names.value());
        }
        for (int i = 0; i < names.value().names().size(); i++) {
            PersonName written = names.value().names().get(i);
            if (written.literal().isEmpty()) {
                PersonName name = written.unicode();
                Span at = subject.place(field, names.value().spans().get(i));
                rule(written, name)
                        .map(rule -> rule.problem(item, at, message(name, rule)))
                        .ifPresent(found::add);
            }
        }
    }

    private static void addParticles(
            List<Problem> found, CheckedItem subject, String field, BibNameList names) {
        for (int i = 0; i < names.names().size(); i++) {
            var span = names.spans().get(i);
            String written = subject.raw(field).substring(span.start(), span.end());
            PersonName name = names.names().get(i);
            PersonName.misreadByBibtex(written)
                    .map(particle ->
                            LocalizedSentence.of(
                                    "BibTeX mistakes “{0}” in “{1}” for a particle such as “von”."
                                            + " Write: {2}",
                                    particle, written, name.toBibtex()))
                    .map(message ->
                            PARTICLE.problem(subject.item(), subject.place(field, span), message))
                    .ifPresent(found::add);
        }
    }

    private static LocalizedSentence message(PersonName name, ProblemRule rule) {
        return LocalizedSentence.of("“{0}”: {1}.", name.display(), rule.summary());
    }

    private static boolean saysEtAl(String names) {
        for (int i = 0; i < names.length(); i++) {
            if (names.regionMatches(true, i, "et", 0, 2)) {
                return ET_AL_TYPED.matcher(names).find();
            }
        }
        return false;
    }

    private static boolean hasMark(String part) {
        for (int i = 0; i < part.length(); i++) {
            if (MARKS.indexOf(part.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    /// Digits of a command (`{\LaTeX3}`), among letters (L3P) or after one capital (D21) are parts
    /// of the name.
    private static boolean hasMark(PersonName written, PersonName name) {
        String bare = parts(name);
        if (!hasMark(bare) || !hasMark(withoutOwnDigits(bare))) {
            return false;
        }
        boolean sign = bare.chars().anyMatch(c -> c > '9' && MARKS.indexOf(c) >= 0 || c == '*');
        return sign || hasMark(withoutOwnDigits(parts(written)));
    }

    private static String parts(PersonName name) {
        return String.join(" ", name.given(), name.prefix(), name.family(), name.suffix());
    }

    private static String withoutOwnDigits(String name) {
        return AMONG_LETTERS.matcher(NUMBERED.matcher(name).replaceAll("")).replaceAll("");
    }

    private static Optional<ProblemRule> rule(PersonName written, PersonName name) {
        boolean whole = !name.family().isEmpty() && !name.given().isEmpty();
        if (hasMark(written, name)) {
            return Optional.of(NO_LETTER);
        }
        if (name.isSwapped()) {
            return Optional.of(SWAPPED);
        }
        return whole
                        && SHOUTED.matcher(name.family()).matches()
                        && SHOUTED.matcher(name.given()).matches()
                ? Optional.of(CAPITALS)
                : Optional.empty();
    }
}
