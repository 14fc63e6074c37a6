package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.duplicates.MergePlan;
import octavo.gui.importing.ImportCandidateModel;
import octavo.gui.openlibraries.Questions;
import octavo.importing.ImportCandidate;
import octavo.merge.ConflictChoice;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Each answer that the window offers to a question is given by a test that then reads the file:
/// answered-questions.txt names that test. The answers are found in the sources of the window, so
/// that a new one fails here until it has a row.
class AnsweredQuestionsTest {
    private static final Path SOURCES = Path.of("src/main/java/octavo/gui");
    private static final Path TESTS = Path.of("src/test/java");
    private static final Path WINDOW_QUESTIONS = Path.of(".ci/window-questions");
    private static final String IN_WINDOW = WINDOW_QUESTIONS + ": ";
    private static final String ALL_OF_VIEW = "*";

    /// What makes something to press, and which of its arguments has the text.
    private static final Pattern OFFER =
            Pattern.compile(
                    "\\b(?:(?<helper>button|buildButton|item|box|ActionButton\\.of)"
                            + "|(?<offer>offerNotice)"
                            + "|new (?:UserNotice\\.)?(?<notice>NoticeAction)"
                            + "|(?:(?<variable>\\w+) =\\s+)?new"
                            + " (?<control>Button|IconButton|RadioButton|CheckBox|ToggleButton"
                            + "|MenuItem|CheckMenuItem|Hyperlink))\\(");

    private static final Pattern LITERAL = Pattern.compile("\"([^\"]+)\"");
    private static final Pattern MESSAGE = Pattern.compile("MESSAGES\\s*\\.text\\(");

    /// A row: the class that offers an answer, the answer, and what proves it.
    private record AnsweredQuestion(String offeredBy, String answer, String proof) {
        static AnsweredQuestion of(String row) {
            String[] columns = row.split("\\s*\\|\\s*", 3);
            return new AnsweredQuestion(columns[0].strip(), columns[1], columns[2].strip());
        }

        String name() {
            return offeredBy + " " + answer;
        }

        boolean isOfWholeView() {
            return answer.equals(ALL_OF_VIEW);
        }
    }

    private static List<AnsweredQuestion> rows() throws IOException {
        try (Stream<String> lines =
                Files.lines(Path.of("src/test/resources/octavo/gui/answered-questions.txt"))) {
            return lines.filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(AnsweredQuestion::of)
                    .toList();
        }
    }

    private static Set<String> offeredAnswers() throws IOException {
        Set<String> offered = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
                String className = file.getFileName().toString().replace(".java", "");
                answersIn(Files.readString(file)).forEach(it -> offered.add(className + " " + it));
            }
        }
        List<Class<? extends Enum<?>>> answerTypes =
                List.of(
                        Questions.CloseAnswer.class,
                        ImportCandidateModel.CandidateFate.class,
                        MergePlan.ValueSource.class,
                        ConflictChoice.MergeSide.class);
        for (Class<? extends Enum<?>> type : answerTypes) {
            for (Enum<?> constant : type.getEnumConstants()) {
                offered.add(type.getSimpleName() + " " + constant.name());
            }
        }
        for (Class<?> type : List.of(ImportCandidate.CandidateChoice.class, ConflictChoice.class)) {
            for (Class<?> choice : type.getPermittedSubclasses()) {
                offered.add(type.getSimpleName() + " " + choice.getSimpleName());
            }
        }
        return offered;
    }

    /// The answers that a source offers: the keys of their texts, or ids.
    private static Set<String> answersIn(String source) {
        Set<String> answers = new TreeSet<>();
        Matcher offers = OFFER.matcher(source);
        while (offers.find()) {
            List<String> arguments = arguments(source, offers.end());
            if (offers.group("helper") != null) {
                answers.addAll(literals(arguments.getFirst()));
            } else if (offers.group("offer") != null) {
                if (arguments.size() == 3) {
                    answers.addAll(messageKeys(arguments.get(1)));
                }
            } else if (offers.group("notice") != null) {
                Set<String> keys = messageKeys(arguments.getFirst());
                answers.addAll(keys.isEmpty() ? Set.of(arguments.getFirst()) : keys);
            } else {
                addControl(answers, String.join(", ", arguments), offers.group("variable"));
            }
        }
        return answers;
    }

    /// A control whose text is given to a method is an answer where that method is called.
    private static void addControl(Set<String> answers, String arguments, String variable) {
        Set<String> keys = messageKeys(arguments);
        boolean isMadeForCaller = keys.isEmpty() && MESSAGE.matcher(arguments).find();
        if (!keys.isEmpty()) {
            answers.addAll(keys);
        } else if (!isMadeForCaller) {
            answers.add(variable == null ? "unnamed" : variable);
        }
    }

    private static Set<String> messageKeys(String text) {
        Set<String> keys = new TreeSet<>();
        Matcher messages = MESSAGE.matcher(text);
        while (messages.find()) {
            keys.addAll(literals(arguments(text, messages.end()).getFirst()));
        }
        return keys;
    }

    /// The texts in quotes that are not just the beginning of one.
    private static Set<String> literals(String text) {
        return LITERAL.matcher(text)
                .results()
                .map(it -> it.group(1).replaceFirst("^-", ""))
                .filter(it -> it.length() > 1 && !it.endsWith("-") && !it.endsWith("."))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The arguments of a call, from after its parenthesis.
    private static List<String> arguments(String source, int start) {
        List<String> arguments = new ArrayList<>();
        int depth = 0;
        int argumentStart = start;
        boolean isQuoted = false;
        for (int i = start; i < source.length(); i++) {
            char character = source.charAt(i);
            if (character == '"' && source.charAt(i - 1) != '\\') {
                isQuoted = !isQuoted;
            } else if (!isQuoted && "([{".indexOf(character) >= 0) {
                depth++;
            } else if (!isQuoted && (depth == 0 && (character == ',' || character == ')'))) {
                arguments.add(source.substring(argumentStart, i).strip());
                argumentStart = i + 1;
                if (character == ')') {
                    break;
                }
            } else if (!isQuoted && ")]}".indexOf(character) >= 0) {
                depth--;
            }
        }
        return arguments;
    }

    @Test
    void eachAnswerOfTheWindowHasARowAndEachRowAnAnswer() throws IOException {
        Set<String> offered = offeredAnswers();
        Set<String> wholeViews =
                rows().stream()
                        .filter(AnsweredQuestion::isOfWholeView)
                        .map(AnsweredQuestion::offeredBy)
                        .collect(Collectors.toSet());
        Set<String> viewsWithAnswers =
                offered.stream().map(AnsweredQuestionsTest::viewOf).collect(Collectors.toSet());
        assertEquals(
                Set.of(), difference(wholeViews, viewsWithAnswers), "views that offer nothing");
        Set<String> decided =
                offered.stream()
                        .filter(it -> !wholeViews.contains(viewOf(it)))
                        .collect(Collectors.toCollection(TreeSet::new));
        Set<String> named =
                rows().stream()
                        .filter(row -> !row.isOfWholeView())
                        .map(AnsweredQuestion::name)
                        .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), difference(decided, named), "answers without a row");
        assertEquals(Set.of(), difference(named, decided), "rows whose answer is gone");
    }

    private static Set<String> difference(Set<String> all, Set<String> without) {
        Set<String> difference = new TreeSet<>(all);
        difference.removeAll(without);
        return difference;
    }

    private static String viewOf(String answer) {
        return answer.substring(0, answer.indexOf(' '));
    }

    @Test
    void whatProvesARowIsThereAndReadsFiles() throws IOException {
        String windowQuestions = Files.readString(WINDOW_QUESTIONS);
        List<String> unproven = new ArrayList<>();
        for (AnsweredQuestion row : rows()) {
            for (String proof : row.proof().split(", (?=[\\w.]+#)", -1)) {
                boolean isProven =
                        proof.startsWith(IN_WINDOW)
                                ? windowQuestions.contains(
                                        '"' + proof.substring(IN_WINDOW.length()) + '"')
                                : proof.startsWith("no decision: ") || isTestReadingFiles(proof);
                if (!isProven) {
                    unproven.add(row.name() + ": " + proof);
                }
            }
        }
        assertEquals(List.of(), unproven);
    }

    private static boolean isTestReadingFiles(String proof) {
        String[] classAndMethod = proof.split("#", 2);
        String className = "octavo.gui." + classAndMethod[0];
        Path source = TESTS.resolve(className.replace('.', '/') + ".java");
        try {
            String text = Files.readString(source);
            return Arrays.stream(Class.forName(className).getDeclaredMethods())
                            .filter(method -> method.getName().equals(classAndMethod[1]))
                            .anyMatch(method ->
                                    method.isAnnotationPresent(Test.class)
                                            || method.isAnnotationPresent(ParameterizedTest.class))
                    && (text.contains("Files.read") || text.contains("AnsweredWindow"));
        } catch (ClassNotFoundException e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theScanFindsWhatAsksByNoticesButtonsMenusAndTypes() throws IOException {
        Set<String> offered = offeredAnswers();
        for (String answer :
                List.of(
                        "ExternalChanges shrunk.take",
                        "PaperFetch fetch.once",
                        "PairView different",
                        "FindingPane ignore.everywhere",
                        "ConflictsView conflicts.settle",
                        "CloseAnswer DISCARD")) {
            assertTrue(offered.contains(answer), answer);
        }
    }
}
