import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

import java.io.FileInputStream;
import java.util.Set;
import java.util.TreeSet;

/// Checks that files are PDF that everybody can read, also those who do not see it (ISO 14289-1, PDF/UA-1), as
/// far as a program can tell: PdfUa FILE…
class PdfUa {
    public static void main(String[] files) throws Exception {
        VeraGreenfieldFoundryProvider.initialise();
        boolean isGood = true;
        for (String file : files) {
            ValidationResult result = checked(file);
            Set<String> faults = new TreeSet<>();
            for (TestAssertion each : result.getTestAssertions()) {
                faults.add(file + ": " + each.getRuleId().getClause() + ": " + each.getMessage());
            }
            faults.forEach(System.err::println);
            isGood &= result.isCompliant() && result.getTotalAssertions() > 0;
        }
        System.exit(isGood ? 0 : 1);
    }

    private static ValidationResult checked(String file) throws Exception {
        try (FileInputStream bytes = new FileInputStream(file);
                PDFAParser parser = Foundries.defaultInstance().createParser(bytes, PDFAFlavour.PDFUA_1);
                var validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false)) {
            return validator.validate(parser);
        }
    }
}
