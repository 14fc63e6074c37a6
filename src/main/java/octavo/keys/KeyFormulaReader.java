package octavo.keys;

import octavo.keys.KeyPart.Join;
import octavo.keys.KeyPart.Literal;
import octavo.keys.KeyPart.Marker;
import octavo.keys.KeyPart.Modifier;
import octavo.keys.KeyPart.Simple;
import octavo.keys.KeyPart.Truncate;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses a key formula, in brackets or in Better BibTeX's syntax.
final class KeyFormulaReader {
    static final Code OPEN_BRACKET = new Code("formula-open-bracket", Severity.ERROR);
    static final Code UNKNOWN_MODIFIER = new Code("formula-unknown-modifier", Severity.ERROR);
    static final Code BAD_CHARACTER = new Code("formula-bad-character", Severity.ERROR);

    private static final String CALL = "[A-Za-z][A-Za-z0-9]*(?:\\([^()]*\\))?";
    private static final String TERM = "(?:" + CALL + "(?:\\." + CALL + ")*+|'[^']*'|\"[^\"]*\")";
    private static final Pattern CHAINS =
            Pattern.compile("\\s*" + TERM + "(?:\\s*\\+\\s*" + TERM + ")*+\\s*");
    private static final Pattern ONE = Pattern.compile(TERM);
    private static final Pattern ONE_CALL =
            Pattern.compile("([A-Za-z][A-Za-z0-9]*)(?:\\(([^()]*)\\))?");
    private static final Pattern TRUNCATE =
            Pattern.compile("(?:truncate|len|substring)?\\(?(\\d{1,4})\\)?");

    private final String formula;
    private final List<KeyPart> parts = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();

    KeyFormulaReader(String formula) {
        this.formula = formula;
    }

    List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    List<KeyPart> read() {
        boolean chains =
                formula.indexOf('[') < 0
                        && CHAINS.matcher(formula).matches()
                        && (formula.indexOf('.') >= 0
                                || formula.indexOf('+') >= 0
                                || KeyWords.isMarker(formula.strip()));
        if (chains) {
            readChains();
        } else {
            readBrackets();
        }
        return parts;
    }

    private void readBrackets() {
        int at = 0;
        while (at < formula.length()) {
            int open = formula.indexOf('[', at);
            literal(at, open < 0 ? formula.length() : open);
            if (open < 0) {
                return;
            }
            int close = formula.indexOf(']', open);
            if (close < 0) {
                report(
                        open,
                        formula.length(),
                        OPEN_BRACKET,
                        LocalizedSentence.of("This [ has no closing ]."));
                return;
            }
            marker(formula.substring(open + 1, close), open + 1);
            at = close + 1;
        }
    }

    private void literal(int from, int to) {
        String text = formula.substring(from, to);
        if (!text.isEmpty()) {
            parts.add(new Literal(text));
        }
        checkCharacters(text, from, to);
    }

    private void checkCharacters(String text, int from, int to) {
        if (!text.matches("[A-Za-z0-9:+/._*!?;<>|@&$-]*")) {
            report(
                    from,
                    to,
                    BAD_CHARACTER,
                    LocalizedSentence.of("A key cannot contain all of “{0}”.", text));
        }
    }

    private void marker(String inner, int at) {
        String[] pieces = inner.split(":", -1);
        List<Modifier> modifiers = new ArrayList<>();
        Optional<String> otherwise = Optional.empty();
        int from = at + pieces[0].length() + 1;
        for (int i = 1; i < pieces.length; i++) {
            String piece = pieces[i].strip();
            if (piece.matches("\\(.*\\)")) {
                String text = piece.substring(1, piece.length() - 1);
                checkCharacters(text, from, from + pieces[i].length());
                otherwise = Optional.of(text);
            } else {
                modifier(piece, from).ifPresent(modifiers::add);
            }
            from += pieces[i].length() + 1;
        }
        parts.add(new Marker(pieces[0].strip(), modifiers, otherwise));
    }

    private Optional<Modifier> modifier(String name, int at) {
        Matcher length = TRUNCATE.matcher(name);
        if (length.matches()) {
            return Optional.of(new Truncate(Integer.parseInt(length.group(1))));
        }
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "lower" -> Optional.of(Simple.LOWER);
            case "upper" -> Optional.of(Simple.UPPER);
            case "capitalize", "camel", "title_case", "titlecase" -> Optional.of(Simple.CAPITALIZE);
            case "abbr" -> Optional.of(Simple.ABBR);
            case "dash" -> Optional.of(new Join("-"));
            case "underscore" -> Optional.of(new Join("_"));
            case "condense", "clean", "ascii", "alphanum" -> Optional.empty();
            default -> {
                report(
                        at,
                        at + name.length(),
                        UNKNOWN_MODIFIER,
                        LocalizedSentence.of("There is no modifier “{0}”.", name));
                yield Optional.empty();
            }
        };
    }

    private void readChains() {
        Matcher term = ONE.matcher(formula);
        while (term.find()) {
            String text = term.group();
            if (text.startsWith("'") || text.startsWith("\"")) {
                literal(term.start() + 1, term.end() - 1);
            } else {
                chain(text, term.start());
            }
        }
    }

    private void chain(String text, int at) {
        Matcher call = ONE_CALL.matcher(text);
        List<Modifier> modifiers = new ArrayList<>();
        String name = "";
        while (call.find()) {
            String argument = call.group(2) == null ? "" : call.group(2).strip();
            String number = argument.matches("\\d{1,3}") ? argument : "";
            if (name.isEmpty()) {
                name = call.group(1) + number;
            } else {
                modifier(call.group(1) + number, at + call.start()).ifPresent(modifiers::add);
            }
        }
        parts.add(new Marker(name, modifiers, Optional.empty()));
    }

    private void report(int from, int to, Code code, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(new Span(from, to), code, message));
    }
}
