package octavo.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.venuenames.VenueRegister;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Set;

class VenueAgreementTest {
    private static final VenueRegister REGISTER = VenueRegister.builtIn();

    private static VenueAgreement agreement(String claimedVenue, String recordedVenue) {
        return VenueAgreement.of(REGISTER, claimedVenue, recordedVenue);
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Water Research | Water Res.
                    Water Research | WATER RESEARCH
                    Journal of Chemical Physics | J. Chem. Phys.
                    J. Mach. Learn. Res. | Journal of Machine Learning Research
                    Annals of Statistics | Ann. Statist.
                    NeurIPS | Advances in Neural Information Processing Systems 34
                    Adv. NIPS | Advances in Neural Information Processing Systems
                    Proc. of the 3rd Int. Workshop on Fern Growth (FERN 2012) | FERN '12
                    IEEE Trans. PAMI | IEEE Transactions on Pattern Analysis and Machine Intelligence
                    Physica A | Physica A: Statistical Mechanics and its Applications
                    Science | Science (New York, N.Y.)
                    Lancet | Lancet (London, England)
                    JAMA | JAMA: The Journal of the American Medical Association
                    Angewandte Chemie | Angewandte Chemie International Edition
                    Computer Networks | Computer Networks and ISDN Systems
                    Antioxidants & Redox Signaling | Antioxidants &amp; Redox Signaling
                    Nutrition and Metabolism | Nutrition & Metabolism
                    fsttcs01 | Foundations of Software Technology and Theoretical Computer Science
                    ijfcs | International Journal of Foundations of Computer Science
                    Proceedings of the International Conference on Appied Parallel Computing and Ferns | International Conference on Applied Parallel Computing and Ferns
                    """)
    void otherFormsOfANameAreOneVenue(String firstName, String secondName) {
        assertEquals(VenueAgreement.SAME, agreement(firstName, secondName));
        assertEquals(VenueAgreement.SAME, agreement(secondName, firstName));
    }

    @ParameterizedTest(name = "{0} ≠ {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Journal of Hydrology | Water Research
                    Journal of Aquatic Treatment Letters | Water Research
                    Nature | Water Research
                    Neuron | Water Research
                    J. Clim. | Water Research
                    Journal of Fern Physics A | Journal of Fern Physics B
                    International Conference on Fern Growth | International Conference on Moss Genetics
                    """)
    void namesThatAreSpelledOutAndShareLittleAreTwoVenues(
            String claimedVenue, String recordedVenue) {
        assertTrue(
                Set.of(VenueAgreement.OTHER, VenueAgreement.UNHEARD)
                        .contains(agreement(claimedVenue, recordedVenue)));
    }

    @ParameterizedTest(name = "{0} ? {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    XQTR | Water Research
                    Water Research X | Water Research
                    Water Research | Water Resources Research
                    Applied Fern Physics | Applied Fern Physics Letters
                    Vodní hospodářství, časopis pro obor | Water Research
                    水研究 | Water Research
                    International Conference on Fern Growth | Procedia Fern Science
                    Workshop on Fern Growth | Companion of the Conference on Plants
                    ieeetc | Computer
                    """)
    void namesThatCannotBeJudgedAreNeitherOneNorTwo(String claimedVenue, String recordedVenue) {
        assertEquals(VenueAgreement.DOUBTFUL, agreement(claimedVenue, recordedVenue));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    '' | Water Research
                    Water Research | ''
                    ECCV | Lecture Notes in Computer Science
                    ICML | arXiv
                    """)
    void whatIsNotNamedOrNamedBesideAVenueSaysNothing(String claimedVenue, String recordedVenue) {
        assertEquals(VenueAgreement.UNCLEAR, agreement(claimedVenue, recordedVenue));
    }
}
