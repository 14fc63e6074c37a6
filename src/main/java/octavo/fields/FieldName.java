package octavo.fields;

/// The names of those fields of the catalogue that code asks for one by one.
public final class FieldName {
    public static final String ABSTRACT = "abstract";
    public static final String ADDENDUM = "addendum";
    public static final String ADDRESS = "address";
    public static final String ARCHIVEPREFIX = "archiveprefix";
    public static final String AUTHOR = "author";
    public static final String BOOKSUBTITLE = "booksubtitle";
    public static final String BOOKTITLE = "booktitle";
    public static final String CHAPTER = "chapter";
    public static final String CROSSREF = "crossref";
    public static final String DATE = "date";
    public static final String DOI = "doi";
    public static final String EDITION = "edition";
    public static final String EDITOR = "editor";
    public static final String EID = "eid";
    public static final String ENTRYSET = "entryset";
    public static final String ENTRYSUBTYPE = "entrysubtype";
    public static final String EPRINT = "eprint";
    public static final String EPRINTCLASS = "eprintclass";
    public static final String EPRINTTYPE = "eprinttype";
    public static final String EVENTDATE = "eventdate";
    public static final String EVENTTITLE = "eventtitle";
    public static final String HOWPUBLISHED = "howpublished";
    public static final String INSTITUTION = "institution";
    public static final String ISBN = "isbn";
    public static final String ISSN = "issn";
    public static final String ISSUE = "issue";
    public static final String JOURNAL = "journal";
    public static final String JOURNALSUBTITLE = "journalsubtitle";
    public static final String JOURNALTITLE = "journaltitle";
    public static final String KEYWORDS = "keywords";
    public static final String LOCATION = "location";
    public static final String MAINTITLE = "maintitle";
    public static final String MONTH = "month";
    public static final String NOTE = "note";
    public static final String NUMBER = "number";
    public static final String ORGANIZATION = "organization";
    public static final String PAGES = "pages";
    public static final String PAGETOTAL = "pagetotal";
    public static final String PART = "part";
    public static final String PRIMARYCLASS = "primaryclass";
    public static final String PUBLISHER = "publisher";
    public static final String PUBSTATE = "pubstate";
    public static final String SCHOOL = "school";
    public static final String SERIES = "series";
    public static final String SHORTTITLE = "shorttitle";
    public static final String SORTKEY = "sortkey";
    public static final String SUBTITLE = "subtitle";
    public static final String TITLE = "title";
    public static final String TITLEADDON = "titleaddon";
    public static final String TYPE = "type";
    public static final String URL = "url";
    public static final String URLDATE = "urldate";
    public static final String VENUE = "venue";
    public static final String VERSION = "version";
    public static final String VOLUME = "volume";
    public static final String XDATA = "xdata";
    public static final String YEAR = "year";

    private FieldName() {}
}
