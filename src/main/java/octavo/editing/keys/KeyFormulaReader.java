package octavo.editing.keys;

import octavo.editing.keys.KeyPart.FormulaMarker;
import octavo.editing.keys.KeyPart.JoinModifier;
import octavo.editing.keys.KeyPart.LiteralText;
import octavo.editing.keys.KeyPart.SimpleModifier;
import octavo.editing.keys.KeyPart.TruncateModifier;
import octavo.editing.keys.KeyPart.WordModifier;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
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
    static final DiagnosticCode OPEN_BRACKET =
            new DiagnosticCode("formula-open-bracket", DiagnosticSeverity.ERROR);
    static final DiagnosticCode UNKNOWN_MODIFIER =
            new DiagnosticCode("formula-unknown-modifier", DiagnosticSeverity.ERROR);
    static final DiagnosticCode BAD_CHARACTER =
            new DiagnosticCode("formula-bad-character", DiagnosticSeverity.ERROR);

    private static final String CALL = "[A-Za-z][A-Za-z0-9]*(?:\\([^()]*\\))?";
    private static final String TERM = "(?:" + CALL + "(?:\\." + CALL + ")*+|'[^']*'|\"[^\"]*\")";
    private static final Pattern CHAIN_FORMULA =
            Pattern.compile("\\s*" + TERM + "(?:\\s*\\+\\s*" + TERM + ")*+\\s*");
    private static final Pattern ONE_TERM = Pattern.compile(TERM);
    private static final Pattern ONE_CALL =
            Pattern.compile("([A-Za-z][A-Za-z0-9]*)(?:\\(([^()]*)\\))?");
    private static final Pattern TRUNCATE =
            Pattern.compile("(?:truncate|len|substring)?\\(?(\\d{1,4})\\)?");

    private final String formula;
    private final List<KeyPart> keyParts = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();

    KeyFormulaReader(String formula) {
        this.formula = formula;
    }

    List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    List<KeyPart> readParts() {
        boolean isChained =
                formula.indexOf('[') < 0
                        && CHAIN_FORMULA.matcher(formula).matches()
                        && (formula.indexOf('.') >= 0
                                || formula.indexOf('+') >= 0
                                || KeyWords.isMarker(formula.strip()));
        if (isChained) {
            readChains();
        } else {
            readBrackets();
        }
        return keyParts;
    }

    private void readBrackets() {
        int offset = 0;
        while (offset < formula.length()) {
            int openBracket = formula.indexOf('[', offset);
            readLiteral(offset, openBracket < 0 ? formula.length() : openBracket);
            if (openBracket < 0) {
                return;
            }
            int closeBracket = formula.indexOf(']', openBracket);
            if (closeBracket < 0) {
                report(
                        openBracket,
                        formula.length(),
                        OPEN_BRACKET,
                        LocalizedSentence.of("This [ has no closing ]."));
                return;
            }
            readMarker(formula.substring(openBracket + 1, closeBracket), openBracket + 1);
            offset = closeBracket + 1;
        }
    }

    private void readLiteral(int startOffset, int endOffset) {
        String literalText = formula.substring(startOffset, endOffset);
        if (!literalText.isEmpty()) {
            keyParts.add(new LiteralText(literalText));
        }
        checkCharacters(literalText, startOffset, endOffset);
    }

    private void checkCharacters(String literalText, int startOffset, int endOffset) {
        if (!literalText.matches("[A-Za-z0-9:+/._*!?;<>|@&$-]*")) {
            report(
                    startOffset,
                    endOffset,
                    BAD_CHARACTER,
                    LocalizedSentence.of("A key cannot contain all of “{0}”.", literalText));
        }
    }

    private void readMarker(String markerText, int offset) {
        String[] pieces = markerText.split(":", -1);
        List<WordModifier> modifiers = new ArrayList<>();
        Optional<String> fallbackText = Optional.empty();
        int startOffset = offset + pieces[0].length() + 1;
        for (int i = 1; i < pieces.length; i++) {
            String modifierText = pieces[i].strip();
            if (modifierText.matches("\\(.*\\)")) {
                String literalText = modifierText.substring(1, modifierText.length() - 1);
                checkCharacters(literalText, startOffset, startOffset + pieces[i].length());
                fallbackText = Optional.of(literalText);
            } else {
                readModifier(modifierText, startOffset).ifPresent(modifiers::add);
            }
            startOffset += pieces[i].length() + 1;
        }
        keyParts.add(new FormulaMarker(pieces[0].strip(), modifiers, fallbackText));
    }

    private Optional<WordModifier> readModifier(String modifierName, int offset) {
        Matcher lengthMatcher = TRUNCATE.matcher(modifierName);
        if (lengthMatcher.matches()) {
            return Optional.of(new TruncateModifier(Integer.parseInt(lengthMatcher.group(1))));
        }
        return switch (modifierName.toLowerCase(Locale.ROOT)) {
            case "lower" -> Optional.of(SimpleModifier.LOWER);
            case "upper" -> Optional.of(SimpleModifier.UPPER);
            case "capitalize", "camel", "title_case", "titlecase" ->
                    Optional.of(SimpleModifier.CAPITALIZE);
            case "abbr" -> Optional.of(SimpleModifier.ABBR);
            case "dash" -> Optional.of(new JoinModifier("-"));
            case "underscore" -> Optional.of(new JoinModifier("_"));
            case "condense", "clean", "ascii", "alphanum" -> Optional.empty();
            default -> {
                report(
                        offset,
                        offset + modifierName.length(),
                        UNKNOWN_MODIFIER,
                        LocalizedSentence.of("There is no modifier “{0}”.", modifierName));
                yield Optional.empty();
            }
        };
    }

    private void readChains() {
        Matcher termMatcher = ONE_TERM.matcher(formula);
        while (termMatcher.find()) {
            String literalText = termMatcher.group();
            if (literalText.startsWith("'") || literalText.startsWith("\"")) {
                readLiteral(termMatcher.start() + 1, termMatcher.end() - 1);
            } else {
                readChain(literalText, termMatcher.start());
            }
        }
    }

    private void readChain(String literalText, int offset) {
        Matcher callMatcher = ONE_CALL.matcher(literalText);
        List<WordModifier> modifiers = new ArrayList<>();
        String markerName = "";
        while (callMatcher.find()) {
            String argument = callMatcher.group(2) == null ? "" : callMatcher.group(2).strip();
            String number = argument.matches("\\d{1,3}") ? argument : "";
            if (markerName.isEmpty()) {
                markerName = callMatcher.group(1) + number;
            } else {
                readModifier(callMatcher.group(1) + number, offset + callMatcher.start())
                        .ifPresent(modifiers::add);
            }
        }
        keyParts.add(new FormulaMarker(markerName, modifiers, Optional.empty()));
    }

    private void report(
            int startOffset, int endOffset, DiagnosticCode code, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(new Span(startOffset, endOffset), code, message));
    }
}
