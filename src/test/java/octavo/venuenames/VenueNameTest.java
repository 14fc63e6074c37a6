package octavo.venuenames;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.List;

class VenueNameTest {
    private static final VenueRegister REGISTER = VenueRegister.builtIn();

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Proceedings of the {ACM} {SIGOPS} 30th Symposium on Operating Systems Principles | sosp | 30 | | main
                    SOSP '24 | sosp | | 2024 | main
                    SOSP ’24 | sosp | | 2024 | main
                    Symposium on Operating Systems Principles (SOSP), 2024 | sosp | | 2024 | main
                    OSDI, 2020 | osdi | | 2020 | main
                    14th USENIX Symposium on Operating Systems Design and Implementation (OSDI 20) | osdi | 14 | 2020 | main
                    Proceedings of the Thirty-Third AAAI Conference on Artificial Intelligence | aaai | 33 | | main
                    Proc. of the Twenty Fifth Int'l Joint Conf. on Artificial Intelligence | ijcai | 25 | | main
                    Proceedings of the XXIII International Conference on Machine Learning | icml | 23 | | main
                    ICML-10 | icml | | 2010 | main
                    Proceedings of the $26^{th}$ International Symposium on Fault-Tolerant Computing (FTCS-26) | ftcs | 26 | | main
                    NIPS | neurips | | | main
                    NIPS 2015 Workshop on Deep Learning | neurips | | 2015 | workshop
                    2019 IEEE/CVF Conference on Computer Vision and Pattern Recognition Workshops (CVPRW) | cvpr | | 2019 | workshop
                    Findings of the Association for Computational Linguistics: EMNLP 2020 | emnlp | | 2020 | findings
                    Companion Proceedings of the The Web Conference 2018 | www | | 2018 | companion
                    CHI '04: CHI '04 extended abstracts on Human factors in computing systems | chi | | 2004 | companion
                    Proceedings of the ACL 2016 System Demonstrations | acl | | 2016 | demo
                    Proceedings of the 56th Annual Meeting of the Association for Computational Linguistics (Volume 2: Short Papers) | acl | 56 | | short
                    27th International Symposium on Theoretical Aspects of Computer Science, {STACS} 2010, March 4-6, 2010, Nancy, France | stacs | 27 | 2010 | main
                    WWW '06: Proceedings of the 15th international conference on World Wide Web | www | 15 | 2006 | main
                    Conf. Record 13th Ann. Symp. Principles of Programming Languages | popl | 13 | | main
                    1985 IEEE Int. Conf. on Robotics and Automation; held in St. Louis, MO; 25-28 March 1985 | icra | | 1985 | main
                    Logic for Programming, Artificial Intelligence, and Reasoning (LPAR), LNAI 3835 | lpar | | | main
                    J. Mach. Learn. Res. | jmlr | | | main
                    Proc. Natl. Acad. Sci. U.S.A. | pnas | | | main
                    Proc. VLDB Endow. | pvldb | | | main
                    Commun. {ACM} | cacm | | | main
                    IEEE Trans. Pattern Anal. Mach. Intell. | tpami | | | main
                    Phys. Rev. Lett. | prl-physics | | | main
                    CoRR abs/1706.03762 | arxiv | | | main
                    arXiv preprint arXiv:1903.03762 | arxiv | | | main
                    Computer Graphics (Proceedings of SIGGRAPH '95) | siggraph | | 1995 | main
                    Workshop on '3D Vision | nothing | | | main
                    CHI '2K | nothing | | | main
                    """)
    void findsSeriesEditionAndTrack(
            String written, String series, Integer ordinal, Integer year, String track) {
        VenueMatchResult placed = REGISTER.resolveVenue(written);
        assertEquals(
                series, placed.certainSeries().map(Series::id).orElse("nothing"), placed::toString);
        VenueEdition edition = placed.venueName().edition();
        assertEquals(ordinal, edition.ordinal().orElse(null));
        assertEquals(year, edition.year().orElse(null));
        assertEquals(track, placed.track().trackId());
    }

    @Test
    void aTopicAfterTheNameNamesNoOtherTrack() {
        String name = "Proceedings of the Conference on Ferns - the rhetoric of the fern industry";
        assertEquals(EditionTrack.COMPANION, VenueName.parse("Companion " + name).track());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Int. Conf. on Fern Computing | Proceedings of the 3rd International Conference on Fern Computing (FC '12), Rome, Italy
                    Workshop on Moss, Ferns and Lichens | {W}orkshop on {Moss, Ferns \\& Lichens}, 2011
                    Fern Computing. 6th International Conference, 2003, Bristol, UK | Conference on Fern Computing
                    Fern Journal | The Fern Journal
                    THE FERN JOURNAL | Fern Journal
                    """)
    void otherWaysToWriteANameHaveItsKey(String one, String other) {
        assertEquals(VenueName.parse(one).comparisonKey(), VenueName.parse(other).comparisonKey());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Workshop on Machine Learning | International Conference on Machine Learning
                    Physical Review A | Physical Review B
                    Journal of Fern Science | Fern Science
                    European Conference on Ferns | Asian Conference on Ferns
                    """)
    void otherNamesHaveOtherKeys(String one, String other) {
        assertTrue(
                !VenueName.parse(one)
                        .comparisonKey()
                        .equals(VenueName.parse(other).comparisonKey()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Artificial Neural Networks
                    2nd Workshop on Computer Vision and Pattern Recognition of Ferns
                    Journal of Machine Learning
                    Workshop on Machine Learning
                    17th IEEE International Conference on Electronics, Circuits, and Systems, ICECS 2010
                    Probability, Statistics and Analysis
                    IEEE Transactions on Systems, Man, and Cybernetics, Part B
                    IEEE Transactions on Systems, Man and Cybernetics, Part C: Applications and Reviews
                    IEEE Transactions on Systems, Man, and Cybernetics---Part A: Systems and Humans
                    Book title
                    """)
    void whatOnlyLooksLikeASeriesIsNotTakenForOne(String written) {
        assertTrue(
                REGISTER.resolveVenue(written).certainSeries().isEmpty(),
                () -> REGISTER.resolveVenue(written).toString());
    }

    @Test
    void aPlaceIsPartOfTheEdition() {
        VenueEdition edition =
                VenueName.parse(
                                "Proc. 7th Int. Conf. on Ferns, Santa Margherita Ligure, Italy, May"
                                        + " 1992")
                        .edition();
        assertEquals("Santa Margherita Ligure, Italy", edition.place());
        assertEquals(1992, edition.year().orElse(0));
    }

    @Test
    void hostileTextIsReadInTime() {
        for (String piece :
                List.of(
                        "(",
                        "a, ",
                        "IEEE ",
                        "First ",
                        "Proc. ",
                        "'24 ",
                        "Conference on X, ",
                        "A-",
                        "..",
                        "{",
                        "ACM (X) ")) {
            String hostile = piece.repeat(20_000);
            assertTimeoutPreemptively(
                    Duration.ofMinutes(2), () -> REGISTER.resolveVenue(hostile), piece);
        }
    }
}
