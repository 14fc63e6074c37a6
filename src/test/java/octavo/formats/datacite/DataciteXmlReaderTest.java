package octavo.formats.datacite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Test;

import java.util.List;

class DataciteXmlReaderTest {
    private static ImportedWork one(String inside) {
        String xml =
                "<resource xmlns='http://datacite.org/schema/kernel-4'>" + inside + "</resource>";
        assertTrue(DataciteXmlReader.FORMAT.looksLike(SourceContent.of(xml)));
        List<ImportedWork> works =
                DataciteXmlReader.FORMAT.readWorks(SourceContent.of(xml)).works();
        assertEquals(1, works.size());
        return works.getFirst();
    }

    private static List<String> names(ImportedWork work, String field) {
        return work.namesOf(field).stream().map(it -> it.displayName()).toList();
    }

    @Test
    void isToldByItsSchemaAndNotByTheNameOfItsElement() {
        assertFalse(
                DataciteXmlReader.FORMAT.looksLike(
                        SourceContent.of("<resource><identifier>x</identifier></resource>")));
        assertTrue(
                DataciteXmlReader.FORMAT.looksLike(
                        SourceContent.of(
                                "<resource><identifier"
                                        + " identifierType='DOI'>x</identifier></resource>")));
    }

    @Test
    void readsCreatorsContributorsAndTheirKinds() {
        var work =
                one(
                        """
                        <creators><creator><creatorName>Doe, Ann</creatorName><givenName>Ann</givenName>
                        <familyName>Doe</familyName></creator><creator><creatorName
                        nameType="Organizational">Tube, Union</creatorName></creator></creators>
                        <contributors><contributor contributorType="Editor"><contributorName>Roe, Flo
                        </contributorName></contributor></contributors>
                        """);
        assertEquals(List.of("Ann Doe", "Tube, Union"), names(work, FieldName.AUTHOR));
        assertEquals(List.of("Flo Roe"), names(work, FieldName.EDITOR));
    }

    @Test
    void readsWhatTheSchemaHasOneOf() {
        var work =
                one(
                        """
                        <identifier identifierType="DOI">10.1000/182</identifier>
                        <titles><title>T</title><title titleType="Subtitle">S</title></titles>
                        <publisher>Example Archive</publisher><publicationYear>1999</publicationYear>
                        <resourceType resourceTypeGeneral="Dataset">Table</resourceType>
                        <dates><date dateType="Issued">1999-03-03</date></dates><version>1.2</version>
                        """);
        assertEquals("dataset", work.type());
        assertEquals("10.1000/182", work.plainText(FieldName.DOI));
        assertEquals("T", work.plainText(FieldName.TITLE));
        assertEquals("S", work.plainText(FieldName.SUBTITLE));
        assertEquals("Example Archive", work.plainText(FieldName.PUBLISHER));
        assertEquals("1999-03-03", work.plainText(FieldName.DATE));
        assertEquals("1.2", work.plainText(FieldName.VERSION));
    }

    @Test
    void readsTheJournalThatAnArticleIsIn() {
        var work =
                one(
                        """
                        <titles><title>T</title></titles>
                        <resourceType resourceTypeGeneral="JournalArticle">Article</resourceType>
                        <relatedItems><relatedItem relatedItemType="Journal" relationType="IsPublishedIn">
                        <relatedItemIdentifier relatedItemIdentifierType="ISSN">0378-5955</relatedItemIdentifier>
                        <titles><title>Tubes today</title></titles><volume>7</volume><issue>2</issue>
                        <firstPage>5</firstPage><lastPage>9</lastPage></relatedItem></relatedItems>
                        """);
        assertEquals("Tubes today", work.plainText(FieldName.JOURNALTITLE));
        assertEquals("0378-5955", work.plainText(FieldName.ISSN));
        assertEquals("7", work.plainText(FieldName.VOLUME));
        assertEquals("5–9", work.plainText(FieldName.PAGES));
    }
}
