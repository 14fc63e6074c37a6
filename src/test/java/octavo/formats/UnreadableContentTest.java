package octavo.formats;

import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnreadableContentTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    <?xml version="1.0"?><rdf:RDF xmlns:bibo="x"></rdf:RDF> | as Zotero RDF, RIS or BibTeX
                    <RDF></RDF>                                             | as Zotero RDF, RIS or BibTeX
                    <mets><rdf:RDF></rdf:RDF></mets>                        | This is XML of a kind
                    01142cam  2200301 a 4500                                | as MARCXML or RIS
                    tubes and pipes                                         | Export them as RIS or BibTeX instead.
                    """)
    void namesTheExportToChoose(String text, String advice) {
        String message = UnreadableContent.explain(SourceContent.of(text)).toString();
        assertTrue(message.contains(advice), message);
    }
}
