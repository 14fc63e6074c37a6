package octavo.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PreprintServersTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "10.48550/arXiv.2101.00001",
                "10.1101/2020.01.01.123456",
                "10.1101/123456",
                "10.64898/2025.12.01.123456",
                "10.2139/ssrn.1234567",
                "10.26434/chemrxiv-2021-abcd",
                "10.31234/osf.io/abcde",
                "10.31219/osf.io/abcde",
                "10.31222/osf.io/abcde",
                "10.35542/osf.io/abcde",
                "10.31223/X5ABCD",
                "10.31224/1234",
                "10.32942/X2ABCD",
                "10.36227/techrxiv.12345678.v1",
                "10.21203/rs.3.rs-123456/v1",
                "10.20944/preprints202001.0001.v1",
                "10.22541/au.158921578.80747425",
                "10.7287/peerj.preprints.3190v2",
                "10.33774/coe-2020-abcde",
                "10.5194/egusphere-2022-1234",
                "10.1590/SciELOPreprints.123"
            })
    void serversRegisterTheirPreprints(String doiName) {
        assertTrue(PreprintServers.hasRegistered(new Doi(doiName)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10.1101/gr.123456.107",
                "10.1101/cshperspect.a012345",
                "10.5194/acp-22-1234-2022",
                "10.1590/S0100-12345678",
                "10.7717/peerj.1234",
                "10.5281/zenodo.1234"
            })
    void registrantsOfServersAlsoHaveJournals(String doiName) {
        assertFalse(PreprintServers.hasRegistered(new Doi(doiName)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    arXiv                              | true  | true
                    arXiv preprint arXiv:2101.00001    | true  | true
                    CoRR                               | true  | true
                    CoRR abs/2101.00001                | true  | true
                    CoRR, abs/2101.00001               | true  | true
                    Computing Research Repository      | true  | true
                    Corr. Sci.                         | false | false
                    Correspondence                     | false | false
                    bioRxiv                            | false | true
                    ChemRxiv                           | false | true
                    PsyArXiv                           | false | true
                    EcoEvoRxiv                         | false | true
                    SSRN Electronic Journal            | false | true
                    Research Square                    | false | true
                    Preprints.org                      | false | true
                    IACR Cryptology ePrint Archive     | false | true
                    Research Policy                    | false | false
                    """)
    void arxivAndOtherServersAreKnownByTheirNames(String venue, boolean isArxiv, boolean isServer) {
        assertEquals(isArxiv, PreprintServers.isArxivName(venue));
        assertEquals(isServer, PreprintServers.isNamedIn(venue));
    }
}
