package octavo.venuenames;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortNameTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Journal of Machine Learning Research | J. Mach. Learn. Res.
                    Nature | Nature
                    Nature Communications | Nat. Commun.
                    ACM Transactions on Computer Systems | ACM Trans. Comput. Syst.
                    Proceedings of the VLDB Endowment | Proc. VLDB Endow.
                    SIAM Journal on Computing | SIAM J. Comput.
                    Software: Practice and Experience | Softw.: Pract. Experience
                    Systems, Man, and Cybernetics | Syst., Man, Cybern.
                    Annals of Mathematical Statistics | Ann. Math. Stat.
                    Physics Letters A | Phys. Lett. A
                    Proceedings of the Royal Society A | Proc. R. Soc. A
                    A Journal of Ferns | J. Ferns
                    Ferns: A Journal | Ferns: J.
                    """)
    void namesAreMadeShortWordByWord(String full, String brief) {
        assertEquals(brief, ShortName.abbreviateName(full));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Journal of Machine Learning Research
                    ACM Transactions on Computer Systems
                    IEEE Transactions on Information Theory
                    """)
    void aShortNameIsFoundAsTheSeries(String full) {
        VenueRegister register = VenueRegister.builtIn();
        assertEquals(
                register.resolveVenue(full).certainSeries(),
                register.resolveVenue(ShortName.abbreviateName(full)).certainSeries());
    }
}
