package octavo.paperprojects.citationscan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.RandomInput;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Map;

class TexCitationsTest {
    private static final Map<String, String> KEYS = Map.of("a", "A1", "b:x", "B1");

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    a \\cite{a} a              | a \\cite{A1} a
                    \\citep[see][p.~2]{a, b:x} | \\citep[see][p.~2]{A1, B1}
                    \\Textcite*{a,c ,b:x}      | \\Textcite*{A1,c ,B1}
                    \\cite[{a}]{a}{a}          | \\cite[{a}]{A1}{a}
                    \\parencites(pre)[1]{a}[2]{b:x}{a} | \\parencites(pre)[1]{A1}[2]{B1}{A1}
                    \\volcite{a}[3]{a}         | \\volcite{a}[3]{A1}
                    \\citetext{a}              | \\citetext{a}
                    \\nocite{*} \\ref{a}       | \\nocite{*} \\ref{a}
                    \\citefield{a}{a}          | \\citefield{A1}{a}
                    \\cite{a                   | \\cite{a
                    \\verb!\\cite{a}! \\cite{a}        | \\verb!\\cite{a}! \\cite{A1}
                    \\verb*+\\cite{a}+ \\verb         | \\verb*+\\cite{a}+ \\verb
                    % \\verb! \\cite{a}             | % \\verb! \\cite{A1}
                    \\begin{verbatim*} \\cite{a} \\end{verbatim*} \\cite{a} | \\begin{verbatim*} \\cite{a} \\end{verbatim*} \\cite{A1}
                    \\begin{quote} \\cite{a} \\end{quote} | \\begin{quote} \\cite{A1} \\end{quote}
                    """)
    void onlyKeysInCitationsChange(String tex, String expected) {
        assertEquals(expected, TexCitations.renameKeys(tex, key -> KEYS.getOrDefault(key, key)));
    }

    @Test
    void withoutNewKeysNothingChanges() {
        RandomInput.text()
                .map(text -> "\\cite" + text + "\\cites[{" + text + "}{" + text)
                .check(tex -> assertEquals(tex, TexCitations.renameKeys(tex, key -> key)));
    }
}
