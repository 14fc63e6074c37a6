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
    private static final ProblemRule WRITTEN_ET_AL =
            ProblemRule.warning("et-al", "“et al.” is written out instead of “and others”");
    private static final ProblemRule SWAPPED =
            ProblemRule.warning("swapped-name", "initials are in place of the family name");
    static final ProblemRule MARK_IN_NAME =
            ProblemRule.warning("mark-in-name", "a name contains a digit or a footnote mark");
    private static final ProblemRule CAPITALS =
            ProblemRule.hint("capitals-in-name", "a name is all in capitals");

    private static final ProblemRule PARTICLE =
            ProblemRule.warning(
                            "particle-in-given-name",
                            "BibTeX mistakes part of a name for a particle such as “von”")
                    .withFix("misread-names");

    private static final ProblemRule BRACED_AND =
            ProblemRule.warning("braced-and", "an “and” in braces is read as part of a name")
                    .withFix("braced-and");

    private static final Pattern ET_AL_TYPED = Pattern.compile("(?i)\\bet\\.?[\\s~]+al\\b");
    private static final String MARK_CHARACTERS =
            "0123456789*\u2020\u2021\u00a7\u00b6"
                    + "\u00b9\u00b2\u00b3\u2070\u2074\u2075\u2076\u2077\u2078\u2079";

    /// A TeX command with its number, `\accent23` or `\hskip.8ex`.
    private static final Pattern NUMBERED_COMMAND =
            Pattern.compile("\\\\\\p{L}++\\s*+[-+=]?+\\d*+\\.?+\\d*+");

    private static final Pattern DIGITS_AMONG_LETTERS =
            Pattern.compile("(?<=\\p{L})\\d+(?=\\p{L})|(?<!\\p{L})\\p{Lu}\\d+(?!\\p{L})");

    private static final Pattern ALL_CAPITALS = Pattern.compile("\\p{Lu}{4,}");

    @Override
    public List<ProblemRule> rules() {
        return List.of(
                WRITTEN_ET_AL,
                SWAPPED,
                MARK_IN_NAME,
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
    public List<Problem> findProblems(CheckedItem checkedItem) {
        List<Problem> problems = new ArrayList<>();
        for (String fieldName : List.of("author", "editor")) {
            if (checkedItem.hasField(fieldName)) {
                addProblems(problems, checkedItem, fieldName);
            }
        }
        return problems;
    }

    private static void addProblems(
            List<Problem> problems, CheckedItem checkedItem, String fieldName) {
        int itemIndex = checkedItem.item();
        String rawValue = checkedItem.rawValue(fieldName);
        var fieldSpan = checkedItem.fieldSpan(fieldName);
        if (saysEtAl(rawValue)) {
            problems.add(
                    WRITTEN_ET_AL.problemAt(
                            itemIndex,
                            fieldSpan,
                            LocalizedSentence.of("Write “and others” instead of “et al.”")));
            return;
        }
        for (BracedAnd bracedAnd : BracedAnd.findIn(rawValue)) {
            LocalizedSentence messageSentence =
                    LocalizedSentence.of(
                            "BibTeX takes “and” for part of the name “{0}”. Write: {1}",
                            bracedAnd.writtenName(), bracedAnd.repairedText());
            problems.add(BRACED_AND.problemAt(itemIndex, fieldSpan, messageSentence));
        }
        Parsed<BibNameList> nameList = BibNameList.parse(rawValue);
        for (Diagnostic diagnostic : nameList.diagnostics()) {
            var placedDiagnostic =
                    new Diagnostic(
                            checkedItem.fieldSpan(fieldName, diagnostic.span()),
                            diagnostic.code(),
                            LocalizedSentence.of("{0}: {1}", fieldName, diagnostic.message()));
            problems.add(new Problem(itemIndex, placedDiagnostic, Optional.empty()));
        }
        if (nameList.diagnostics().stream()
                .noneMatch(diagnostic -> diagnostic.code().equals(BibNameList.SEVERAL_PEOPLE))) {
            addParticles(problems, checkedItem, fieldName, nameList.value());
        }
        for (int i = 0; i < nameList.value().names().size(); i++) {
            PersonName writtenName = nameList.value().names().get(i);
            if (writtenName.literal().isEmpty()) {
                PersonName name = writtenName.toUnicode();
                Span nameSpan =
                        checkedItem.fieldSpan(fieldName, nameList.value().nameSpans().get(i));
                findRule(writtenName, name)
                        .map(problemRule ->
                                problemRule.problemAt(
                                        itemIndex, nameSpan, messageFor(name, problemRule)))
                        .ifPresent(problems::add);
            }
        }
    }

    private static void addParticles(
            List<Problem> problems,
            CheckedItem checkedItem,
            String fieldName,
            BibNameList nameList) {
        for (int i = 0; i < nameList.names().size(); i++) {
            var nameSpan = nameList.nameSpans().get(i);
            String writtenName =
                    checkedItem.rawValue(fieldName).substring(nameSpan.start(), nameSpan.end());
            PersonName name = nameList.names().get(i);
            PersonName.misreadByBibtex(writtenName)
                    .map(particle ->
                            LocalizedSentence.of(
                                    "BibTeX mistakes “{0}” in “{1}” for a particle such as “von”."
                                            + " Write: {2}",
                                    particle, writtenName, name.toBibtex()))
                    .map(messageSentence ->
                            PARTICLE.problemAt(
                                    checkedItem.item(),
                                    checkedItem.fieldSpan(fieldName, nameSpan),
                                    messageSentence))
                    .ifPresent(problems::add);
        }
    }

    private static LocalizedSentence messageFor(PersonName name, ProblemRule problemRule) {
        return LocalizedSentence.of("“{0}”: {1}.", name.displayName(), problemRule.summary());
    }

    private static boolean saysEtAl(String nameList) {
        for (int i = 0; i < nameList.length(); i++) {
            if (nameList.regionMatches(true, i, "et", 0, 2)) {
                return ET_AL_TYPED.matcher(nameList).find();
            }
        }
        return false;
    }

    private static boolean hasMark(String namePart) {
        for (int i = 0; i < namePart.length(); i++) {
            if (MARK_CHARACTERS.indexOf(namePart.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    /// Digits of a command (`{\LaTeX3}`), among letters (L3P) or after one capital (D21) are parts
    /// of the name.
    private static boolean hasMark(PersonName writtenName, PersonName name) {
        String plainName = joinParts(name);
        if (!hasMark(plainName) || !hasMark(withoutOwnDigits(plainName))) {
            return false;
        }
        boolean hasFootnoteSign =
                plainName
                        .chars()
                        .anyMatch(character ->
                                character > '9' && MARK_CHARACTERS.indexOf(character) >= 0
                                        || character == '*');
        return hasFootnoteSign || hasMark(withoutOwnDigits(joinParts(writtenName)));
    }

    private static String joinParts(PersonName name) {
        return String.join(" ", name.given(), name.prefix(), name.family(), name.suffix());
    }

    private static String withoutOwnDigits(String name) {
        return DIGITS_AMONG_LETTERS
                .matcher(NUMBERED_COMMAND.matcher(name).replaceAll(""))
                .replaceAll("");
    }

    private static Optional<ProblemRule> findRule(PersonName writtenName, PersonName name) {
        boolean isFullName = !name.family().isEmpty() && !name.given().isEmpty();
        if (hasMark(writtenName, name)) {
            return Optional.of(MARK_IN_NAME);
        }
        if (name.hasSwappedInitials()) {
            return Optional.of(SWAPPED);
        }
        return isFullName
                        && ALL_CAPITALS.matcher(name.family()).matches()
                        && ALL_CAPITALS.matcher(name.given()).matches()
                ? Optional.of(CAPITALS)
                : Optional.empty();
    }
}
