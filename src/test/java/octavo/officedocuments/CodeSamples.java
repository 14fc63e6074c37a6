package octavo.officedocuments;

/// Codes of all managers for tests, in the shapes that they write.
public final class CodeSamples {
    private CodeSamples() {}

    /// A work in CSL-JSON.
    public static String item(String id, String family, int year, String title) {
        return """
        {"id":"%s","type":"article-journal","title":"%s","author":[{"family":"%s","given":"Ann"}],\
        "container-title":"Journal of Tests","volume":"3","page":"1-9","issued":{"date-parts":[[%d]]}}\
        """
                .formatted(id, title, family, year);
    }

    /// Zotero's cite of a work.
    public static String zoteroCite(String family, int year, String title, String details) {
        String id = family + year;
        return "{\"id\":\"%s\",\"uris\":[\"http://zotero.org/users/1/items/%s\"],\"itemData\":%s%s}"
                .formatted(id, id, item(id, family, year, title), details);
    }

    public static String zoteroJson(String plainCitation, String... cites) {
        return """
        {"citationID":"a1B2c3D4","properties":{"formattedCitation":"%s","plainCitation":"%s","noteIndex":0},\
        "citationItems":[%s],"schema":"https://github.com/citation-style-language/schema/raw/master/csl-citation.json"}\
        """
                .formatted(plainCitation, plainCitation, String.join(",", cites));
    }

    public static String zoteroField(String plainCitation, String... cites) {
        return " ADDIN ZOTERO_ITEM CSL_CITATION " + zoteroJson(plainCitation, cites);
    }

    public static String zoteroMark(String plainCitation, String... cites) {
        return "ZOTERO_ITEM CSL_CITATION " + zoteroJson(plainCitation, cites) + " RNDabcdefghij";
    }

    public static String mendeleyField(String plainCitation, String... items) {
        StringBuilder cites = new StringBuilder();
        for (String item : items) {
            cites.append(cites.isEmpty() ? "" : ",")
                    .append("{\"id\":\"ITEM-1\",\"itemData\":")
                    .append(item)
                    .append(",\"uris\":[\"http://www.mendeley.com/documents/?uuid=")
                    .append(Integer.toHexString(item.hashCode()))
                    .append("\"]}");
        }
        return """
        ADDIN CSL_CITATION {"citationItems":[%s],"mendeley":{"formattedCitation":"%s",\
        "plainTextFormattedCitation":"%s","previouslyFormattedCitation":"%s"},\
        "properties":{"noteIndex":0},"schema":"https://github.com/citation-style-language/schema/raw/master/csl-citation.json"}\
        """
                .formatted(cites, plainCitation, plainCitation, plainCitation);
    }

    public static String mendeleyTag(String plainCitation, String item) {
        return "MENDELEY_CITATION_v3_"
                + WordMaker.encoded(
                        """
                        {"citationID":"MENDELEY_CITATION_1","properties":{"noteIndex":0},"isEdited":false,\
                        "manualOverride":{"isManuallyOverridden":false,"citeprocText":"%s","manualOverrideText":""},\
                        "citationItems":[{"id":"e219b34e","itemData":%s,"isTemporary":false}]}\
                        """
                                .formatted(plainCitation, item));
    }

    public static String endnoteXml(String family, int year, String title) {
        return """
        <EndNote><Cite><Author>%s</Author><Year>%d</Year><RecNum>19</RecNum><Prefix>see </Prefix>\
        <Pages>33</Pages><DisplayText>(see %s %d, p. 33)</DisplayText><record><rec-number>19</rec-number>\
        <foreign-keys><key app="EN" db-id="z2as" timestamp="1">19</key></foreign-keys>\
        <ref-type name="Journal Article">17</ref-type><contributors><authors><author>%s, Ann</author></authors></contributors>\
        <titles><title>%s</title><secondary-title>Journal of Tests</secondary-title></titles>\
        <pages>1-9</pages><volume>3</volume><dates><year>%d</year></dates></record></Cite></EndNote>\
        """
                .formatted(family, year, family, year, family, title, year);
    }

    public static String citaviField(String family, int year, String title) {
        return "ADDIN CitaviPlaceholder{"
                + WordMaker.encoded(
                        """
                        {"$id":"1","$type":"SwissAcademic.Citavi.Citations.WordPlaceholder, SwissAcademic.Citavi",\
                        "Entries":[{"$id":"2","ReferenceId":"8b2c","PageRange":{"$id":"3","OriginalString":"44"},\
                        "Prefix":"cf. ","Reference":{"$id":"4","ReferenceType":"JournalArticle","Title":"%s",\
                        "Year":"%d","Volume":"3","Authors":[{"$id":"5","FirstName":"Ann","LastName":"%s"}],\
                        "Periodical":{"$id":"6","Name":"Journal of Tests"}}}],"Text":"(cf. %s %d, 44)","WAIVersion":"6.3.0.0"}\
                        """
                                .formatted(title, year, family, family, year))
                + "}";
    }

    public static String wordSources(String tag, String family, int year, String title) {
        return """
        <?xml version="1.0"?><b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography">\
        <b:Source><b:Tag>%s</b:Tag><b:SourceType>Book</b:SourceType><b:Author><b:Author><b:NameList>\
        <b:Person><b:Last>%s</b:Last><b:First>Ann</b:First></b:Person></b:NameList></b:Author></b:Author>\
        <b:Title>%s</b:Title><b:Year>%d</b:Year><b:Publisher>Press</b:Publisher></b:Source></b:Sources>\
        """
                .formatted(tag, family, title, year);
    }
}
