package octavo.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.text.Diagnostic;
import octavo.text.Parsed;
import octavo.text.Span;
import octavo.values.PartialDate.DatePrecision;
import octavo.values.PublicationDate.PendingDate;
import octavo.values.PublicationDate.PublicationState;
import octavo.values.PublicationDate.UnreadableDate;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class PublicationDateTest {

    private static List<String> codes(Parsed<?> parsed) {
        return parsed.diagnostics().stream()
                .map(Diagnostic::code)
                .map(Diagnostic.DiagnosticCode::id)
                .toList();
    }

    private static String normal(String date) {
        return PublicationDate.parse(date).value().toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1995",
                "1995-01",
                "1995-01-31",
                "1996-01-01/1998-12-31",
                "1565/..",
                "../2000",
                "1034/",
                "/1034",
                "1034~",
                "1565?",
                "1723%",
                "1487~/1490?",
                "199X",
                "19XX",
                "1999-XX",
                "1999-XX-XX",
                "2003-21",
                "2003-24",
                "2003-41",
                "-0379",
                "0000",
                "-019X",
                "Y-17000002",
                "Y17000002",
                "2001-01-03T17:07:34+05:00",
                "2001-01-03T17:07:34Z",
                "2001-01-03T17:07:34",
                "2004-02-29",
                "1600-02-29"
            })
    void edtfIsReadAndWrittenAsItIs(String date) {
        assertEquals(date, normal(date));
        assertEquals(List.of(), codes(PublicationDate.parse(date)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Y1700                      | 1700
                    199x                       | 199X
                    '  2001-05 '               | 2001-05
                    2001-01-03T17:07           | 2001-01-03T17:07:00
                    2001-01-03T17:07:34.5+0530 | 2001-01-03T17:07:34.5+05:30
                    १९८७-०१-१५                 | 1987-01-15
                    """)
    void otherSpellingsOfEdtfAreBroughtToOne(String date, String normal) {
        assertEquals(normal, normal(date));
        assertEquals(List.of(), codes(PublicationDate.parse(date)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2015.10.15              | 2015-10-15
                    2015.1.5                | 2015-01-05
                    2015-01-15 / 2015-02-25 | 2015-01-15/2015-02-25
                    2015.01.15/2015.02.25   | 2015-01-15/2015-02-25
                    1998/unknown            | 1998/
                    1998 / open             | 1998/..
                    unknown/2006            | /2006
                    2015-01-15T9:05:00      | 2015-01-15T09:05:00
                    """)
    void nearlyEdtfIsUnderstoodAndFlagged(String text, String date) {
        Parsed<PublicationDate> parsed = PublicationDate.parse(text);
        assertEquals(date, parsed.value().toString());
        assertEquals(List.of("date-not-iso"), codes(parsed));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1996-13-03          | no-such-month
                    1996-00             | no-such-month
                    2002-13             | no-such-month
                    1996-10-35          | no-such-day
                    1999-02-29          | no-such-day
                    1900-02-29          | no-such-day
                    2001-04-31          | no-such-day
                    2001-04-31/2001-05  | no-such-day
                    1985-1030           | date-unreadable
                    19XXX-XX-XX         | date-unreadable
                    2001-01-03T25:00:00 | date-unreadable
                    ..                  | date-unreadable
                    ../..               | date-unreadable
                    13th century        | date-unreadable
                    98                  | date-unreadable
                    September 28-30     | date-unreadable
                    Feb 30, 1999        | date-unreadable
                    1999, 2001, 2004    | date-unreadable
                    Wm. B. Eerdmans     | date-unreadable
                    """)
    void whatIsNoDateStaysAsItsTextAndIsFlagged(String text, String code) {
        Parsed<PublicationDate> parsed = PublicationDate.parse(text);
        assertEquals(new UnreadableDate(text), parsed.value());
        assertEquals(List.of(code), codes(parsed));
    }

    @Test
    void aProblemWithinADateIsShownWhereItIs() {
        assertEquals(
                new Span(6, 8),
                PublicationDate.parse(" 1996-13-03").diagnostics().getFirst().span());
    }

    @Test
    void anUnreadableDateStillHasTheYearThatPeopleSeeInIt() {
        assertEquals(Optional.of(1998), PublicationDate.parse("1.5.1998").value().startYear());
        assertEquals(Optional.empty(), PublicationDate.parse("13th century").value().startYear());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    September 2009             | 2009-09
                    12 May 2010                | 2010-05-12
                    May 12th, 2010             | 2010-05-12
                    Sept. 9, 2003              | 2003-09-09
                    9. Mai 2001                | 2001-05-09
                    7. M{\\"a}rz 2002          | 2002-03-07
                    7. März 2002               | 2002-03-07
                    1er f\\'evrier 1990        | 1990-02-01
                    20--21 octobre 1993        | 1993-10-20/1993-10-21
                    3 de enero de 2001         | 2001-01-03
                    15. bis 17. März 1999      | 1999-03-15/1999-03-17
                    25 May - 3 June 1999       | 1999-05-25/1999-06-03
                    May 25 -- June 3, 1999     | 1999-05-25/1999-06-03
                    Jan.-Mar. 2006             | 2006-01/2006-03
                    July/August 2007           | 2007-07/2007-08
                    July 2006 -- August 2007   | 2006-07/2007-08
                    Dec/Jan 1999               | 1999-12/2000-01
                    5 July 2006 to 3 May 2007  | 2006-07-05/2007-05-03
                    Tuesday 12 June 2001       | 2001-06-12
                    last accessed: May 1, 2009 | 2009-05-01
                    05/1998                    | 1998-05
                    Spring 2020                | 2020-21
                    Autumn 2020                | 2020-23
                    Summer-Fall 1985           | 1985-22/1985-23
                    Winter 1999/2000           | 1999-24
                    Winter 1999/00             | 1999-24
                    Q3 2004                    | 2004-35
                    3rd quarter 2004           | 2004-35
                    c. 1890                    | 1890~
                    ca. May 1890               | 1890-05~
                    c1890                      | 1890
                    1984--1985                 | 1984/1985
                    1984 and 1985              | 1984/1985
                    1985--86                   | 1985/1986
                    1985-86                    | 1985/1986
                    1996/7                     | 1996/1997
                    1999/00                    | 1999/2000
                    1999--                     | 1999/..
                    1999+                      | 1999/..
                    199?                       | 199X
                    19??                       | 19XX
                    1990s                      | 199X
                    1999??                     | 1999?
                    [1999]                     | 1999
                    79 B.C.                    | -0078
                    476                        | 0476
                    MCMLXXXV                   | 1985
                    май 2010                   | 2010-05
                    """)
    void whatPeopleTypeIsUnderstoodAndFlaggedAsNotIso(String text, String normal) {
        assertEquals(normal, normal(text));
        assertEquals(List.of("date-not-iso"), codes(PublicationDate.parse(text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    in press                | in press
                    {[In press]}            | in press
                    ~In print               | in press
                    forthcoming             | forthcoming
                    (To Appear)             | forthcoming
                    to appear in 2009       | forthcoming 2009
                    1994 (to appear)        | forthcoming 1994
                    (accepted Sep 2010)     | forthcoming 2010-09
                    submitted to Nature     | submitted
                    Submitted 2008          | submitted 2008
                    in preparation          | in preparation
                    im Druck                | in press
                    à paraître              | forthcoming
                    """)
    void aWorkThatIsNotOutYetIsInAState(String text, String normal) {
        Parsed<PublicationDate> parsed = PublicationDate.parse(text, "", "");
        assertInstanceOf(PendingDate.class, parsed.value());
        assertEquals(normal, parsed.value().toString());
        assertEquals(List.of("state-in-date"), codes(parsed));
    }

    @Test
    void statesAreNamedAsBiblatexNamesThem() {
        assertEquals("inpress", PublicationState.IN_PRESS.pubstateKey());
        assertEquals("in press", PublicationState.IN_PRESS.displayWords());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "n.d.", "[s.d.]", "????", " ? ", "unknown", "none", "o. J.", "N/A"})
    void aDateThatNobodyKnowsIsNone(String text) {
        assertEquals(new PublicationDate.UndatedWork(), PublicationDate.parse(text).value());
        assertEquals(List.of(), codes(PublicationDate.parse(text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1999             | ''                       | ''    | 1999
                    {1999}           | ''                       | ''    | 1999
                    1999             | jan                      | ''    | 1999-01
                    1999             | January                  | ''    | 1999-01
                    1999             | {01}                     | ''    | 1999-01
                    1999             | 1                        | ''    | 1999-01
                    1999             | 12                       | 31    | 1999-12-31
                    1999             | 10~jan                   | ''    | 1999-01-10
                    1999             | dec13--18                | ''    | 1999-12-13/1999-12-18
                    1999             | jan/feb                  | ''    | 1999-01/1999-02
                    1999             | jul\\slash aug           | ''    | 1999-07/1999-08
                    1999             | nov, dec                 | ''    | 1999-11/1999-12
                    1999             | July 13-14               | ''    | 1999-07-13/1999-07-14
                    1999             | 13--14 July              | ''    | 1999-07-13/1999-07-14
                    1999             | July                     | 13-14 | 1999-07-13/1999-07-14
                    1999             | October-November         | 30-1  | 1999-10-30/1999-11-01
                    1999             | 30 May -- 2 June         | ''    | 1999-05-30/1999-06-02
                    1999             | 14 May, 1999             | ''    | 1999-05-14
                    1999             | 7--10                    | ''    | 1999-07/1999-10
                    1999             | 5 - 9 March 1999, Pulawy | ''    | 1999-03-05/1999-03-09
                    1999             | Spring                   | ''    | 1999-21
                    1999             | win                      | ''    | 1999-24
                    1999             | ????                     | ''    | 1999
                    1999             | none                     | none  | 1999
                    12, 1999         | December                 | ''    | 1999-12-12
                    1999             | in press                 | ''    | in press 1999
                    ''               | May 1999                 | ''    | 1999-05
                    in press         | ''                       | ''    | in press
                    2007/2008        | ''                       | ''    | 2007/2008
                    2002-13          | ''                       | ''    | 2002/2013
                    2013-14          | ''                       | ''    | 2013/2014
                    {\\noopsort{1973b}}1973 | ''                | ''    | 1973
                    {\\noopsort{1968a}}{\\switchargs{--90}{1968}} | '' | '' | 1968/1990
                    1989\\unskip--   | ''                       | ''    | 1989/..
                    """)
    void yearMonthAndDayMakeADate(String year, String month, String day, String normal) {
        Parsed<PublicationDate> parsed = PublicationDate.parse(year, month, day);
        assertEquals(normal, parsed.value().toString());
        assertTrue(List.of("state-in-date", "date-with-other-text").containsAll(codes(parsed)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1999       | Conference | ''     | 1999       | month-unreadable
                    1999       | 14         | ''     | 1999       | month-unreadable
                    1999       | Feb 30     | ''     | 1999       | month-unreadable
                    1974       | 177--186   | ''     | 1974       | month-unreadable
                    1999       | June       | 233-25 | 1999-06    | day-unreadable
                    1999       | June       | 31     | 1999-06    | day-unreadable
                    {1985}a    | ''         | ''     | 1985       | letter-after-year
                    June 1999  | ''         | ''     | 1999-06    | month-in-year
                    2014-09    | ''         | ''     | 2014-09    | ''
                    2003-04    | ''         | ''     | 2003/2004  | years-or-month
                    1999 (repr.) | ''       | ''     | 1999       | date-with-other-text
                    98         | May        | ''     | 98         | date-unreadable
                    nonsense   | May        | ''     | nonsense   | date-unreadable
                    """)
    void aPartThatCannotBeReadLeavesTheOthers(
            String year, String month, String day, String normal, String code) {
        Parsed<PublicationDate> parsed = PublicationDate.parse(year, month, day);
        assertEquals(normal, parsed.value().toString());
        assertEquals(code.isEmpty() ? List.of() : List.of(code), codes(parsed));
    }

    @Test
    void theDateFieldBeatsYearAndMonth() {
        Map<String, String> fields = Map.of("date", "2001-05", "year", "1999", "month", "jan");
        assertEquals(
                "2001-05",
                PublicationDate.fromFields(name -> Optional.ofNullable(fields.get(name)))
                        .toString());
        assertEquals(
                "1999-01",
                PublicationDate.fromFields(name ->
                                Optional.ofNullable(fields.get(name))
                                        .filter(value -> !name.equals("date")))
                        .toString());
    }

    @Test
    void datesSortByTimeAndWhatIsNotKnownComesLast() {
        List<String> inOrder =
                List.of(
                        "Y-17000002",
                        "-0379",
                        "1998-12-31",
                        "1999-01",
                        "1999-03-01T08:00:00",
                        "1999-03-01T09:00:00",
                        "1999-03-01",
                        "1999-03-02",
                        "1999-03",
                        "1999-05",
                        "1999-21",
                        "1999-06",
                        "1999-12-31",
                        "1999-24",
                        "1999",
                        "199X",
                        "19XX",
                        "2000-01/2001",
                        "../2000",
                        "in press",
                        "n.d.");
        List<String> sorted =
                inOrder.reversed().stream()
                        .map(text -> PublicationDate.parse(text).value())
                        .sorted(Comparator.comparingLong(PublicationDate::sortKey))
                        .map(PublicationDate::toString)
                        .toList();
        assertEquals(inOrder, sorted);
    }

    @Test
    void anIntervalThatEndsBeforeItStartsIsKeptAndFlagged() {
        Parsed<PublicationDate> parsed = PublicationDate.parse("2004-04-25/2004-04-05");
        assertEquals("2004-04-25/2004-04-05", parsed.value().toString());
        assertEquals(List.of("dates-descending"), codes(parsed));
    }

    @ParameterizedTest
    @CsvSource({
        "19XX, CENTURY, 1900",
        "199X, DECADE, 1990",
        "1999, YEAR, 1999",
        "1999-XX, YEAR, 1999",
        "1999-21, SEASON, 1999",
        "1999-05, MONTH, 1999",
        "1999-05-02, DAY, 1999",
        "1999-05-02T10:00:00Z, TIME, 1999"
    })
    void aDateKnowsHowMuchOfItIsKnown(String text, DatePrecision precision, int year) {
        PartialDate date = (PartialDate) PublicationDate.parse(text).value();
        assertEquals(precision, date.precision());
        assertEquals(Optional.of(year), date.startYear());
    }

    @Test
    void aNormalFormReadsAsTheSameDate() {
        dates().check(text -> assertReadsAsItself(PublicationDate.parse(text)));
    }

    @Test
    void fieldsOfAnyTextMakeADateThatReadsAsItself() {
        dates().list(3, 3)
                .check(fields ->
                        assertReadsAsItself(
                                PublicationDate.parse(
                                        fields.get(0), fields.get(1), fields.get(2))));
    }

    @Test
    void anyTextIsRead() {
        RandomInput.text().check(text -> assertReadsAsItself(PublicationDate.parse(text)));
    }

    private static void assertReadsAsItself(Parsed<PublicationDate> read) {
        PublicationDate date = read.value();
        assertEquals(date, PublicationDate.parse(date.toString()).value());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1", "-", "May ", "{", "\\noopsort{", "\\switchargs{", "1999/", "x\\", "1 "})
    @Tag("slow")
    void longTextsAreReadInLinearTime(String piece) {
        String text = piece.repeat(2_000_000 / piece.length());
        assertTimeoutPreemptively(
                Duration.ofMinutes(2), () -> PublicationDate.parse(text, text, text).value());
    }

    private static RandomInput<String> dates() {
        return RandomInput.parts(
                9,
                "1999",
                "2000",
                "19",
                "99",
                "1",
                "31",
                "02",
                "476",
                "12345",
                "X",
                "x",
                "?",
                "~",
                "%",
                "-",
                "--",
                "/",
                "..",
                ".",
                ",",
                "(",
                "+",
                "T10:00",
                "Z",
                "Y",
                " ",
                "May",
                "feb",
                "Winter",
                "Q",
                "quarter",
                "c",
                "ca.",
                "bc",
                "a",
                "s",
                "th",
                "to",
                "and",
                "in press",
                "to appear",
                "Boston",
                "{",
                "}",
                "\\noopsort{",
                "\\slash",
                "~",
                "MCMX",
                "n.d.");
    }
}
