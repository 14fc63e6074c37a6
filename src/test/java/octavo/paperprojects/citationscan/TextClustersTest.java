package octavo.paperprojects.citationscan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import octavo.paperprojects.citationscan.CitationCluster.AuthorYearTarget;
import octavo.paperprojects.citationscan.CitationCluster.ClusterCite;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.stream.Collectors;

class TextClustersTest {
    /// The text of each citation, and its works with what is around them.
    private static String described(String text) {
        return TextClusters.readClusters(text).stream()
                .map(cluster ->
                        text.substring(cluster.span().start(), cluster.span().end())
                                + (cluster.isInText() ? " in text: " : ": ")
                                + cluster.cites().stream()
                                        .map(TextClustersTest::described)
                                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" / "));
    }

    private static String described(ClusterCite cite) {
        String address =
                cite.target() instanceof AuthorYearTarget named ? named.zoteroAddress() : "";
        String use =
                switch (cite.authorUse()) {
                    case SHOWN -> "";
                    case HIDDEN -> "-";
                    case ALONE -> "+";
                };
        return "<"
                + cite.prefix()
                + "|"
                + use
                + cite.target().name()
                + "|"
                + cite.suffix()
                + ">"
                + address;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '`',
            textBlock =
                    """
                    As [@key] says                ! [@key]: <|key|>
                    [see @a, p. 3; -@b now]       ! [see @a, p. 3; -@b now]: <see|a|, p. 3> <|-b| now>
                    [@{a b}; @{x[1]}, ch. 2]      ! ``
                    [@{a.b}, pp. 3--4]            ! [@{a.b}, pp. 3--4]: <|a.b|, pp. 3--4>
                    @key says, @key [p. 4] too    ! @key in text: <|key|> / @key [p. 4] in text: <|key|p. 4>
                    -@key says                    ! -@key: <|-key|>
                    [[@key], and @other]          ! [@key]: <|key|> / @other in text: <|other|>
                    mail a@b.org, [@key](x)       ! @key in text: <|key|>
                    [@a; see also nothing]        ! ``
                    [see @a [sic]; @b]            ! [see @a [sic]; @b]: <see|a| [sic]> <|b|>
                    """)
    void findsPandocsCitations(String text, String expected) {
        assertEquals(expected, described(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '`',
            textBlock =
                    """
                    As \\cite{key} says            ! \\cite{key}: <|key|>
                    \\cite[p.~3]{a,b}              ! \\cite[p.~3]{a,b}: <|a|> <|b|, p. 3>
                    \\parencite[see][3--4]{a}      ! \\parencite[see][3--4]{a}: <see|a|, 3–4>
                    \\citet{a} says                ! \\citet{a} in text: <|a|>
                    \\citeyear{a}, \\citeauthor{b} ! \\citeyear{a}: <|-a|> / \\citeauthor{b}: <|+b|>
                    \\autocite*[7]{a}              ! \\autocite*[7]{a}: <|-a|, 7>
                    \\cites[see][1]{a}[][2]{b}     ! \\cites[see][1]{a}[][2]{b}: <see|a|, 1> <|b|, 2>
                    \\nocite{a}, \\citetitle{b}    ! ``
                    50 % of \\cite{a} in C:\\cite  ! \\cite{a}: <|a|>
                    """)
    void findsTheCommandsOfLatex(String text, String expected) {
        assertEquals(expected, described(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '`',
            textBlock =
                    """
                    {Adams, 2001 #7}              ! {Adams, 2001 #7}: <|Adams 2001|>
                    {Adams, 2001 #7@12;Baker, 2002 #8} ! {Adams, 2001 #7@12;Baker, 2002 #8}: <|Adams 2001|, 12> <|Baker 2002|>
                    {see \\Adams, 2001 #7, and so} ! {see \\Adams, 2001 #7, and so}: <see|Adams 2001|, and so>
                    {Adams, #7}                   ! {Adams, #7}: <|+Adams|>
                    {, 2001 #7}                   ! {, 2001 #7}: <|-2001|>
                    {Adams 2001 #7: 12}           ! {Adams 2001 #7: 12}: <|Adams 2001|, 12>
                    {Adams et al., 2001a, 12}     ! {Adams et al., 2001a, 12}: <|Adams et al. 2001a|, 12>
                    { | Adams, 2001 | | |zu:1:ABCD} ! { | Adams, 2001 | | |zu:1:ABCD}: <|Adams 2001|>http://zotero.org/users/1/items/ABCD
                    {see|-Adams, (2001)|p. 3| now|zg:5:X}{|Baker, 2002|||zu:0:Y} ! {see|-Adams, (2001)|p. 3| now|zg:5:X}{|Baker, 2002|||zu:0:Y}: <see|-Adams 2001|, p. 3 now>http://zotero.org/groups/5/items/X <|Baker 2002|>
                    {an aside, and more}, {x}, {} ! ``
                    """)
    void findsCitationsThatWaitForAManager(String text, String expected) {
        assertEquals(expected, described(text));
    }

    /// Quadratic scanning of these texts would take hours.
    @ParameterizedTest
    @ValueSource(strings = {"[@a ", "[[@a", "@a [", "{ ", "{a, 2001 #", "\\cite[", "[@a;", "{  |"})
    @Timeout(60)
    void aHostileParagraphIsReadInLinearTime(String piece) {
        assertNotNull(TextClusters.readClusters(piece.repeat(300_000)));
        assertNotNull(TextClusters.readClusters("{" + " ".repeat(1_900) + "#1\n}" + piece));
    }
}
