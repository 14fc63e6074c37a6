package octavo.values;

/// Check digits, computed from the digits before them. An `X` is ten.
final class CheckDigit {
    private CheckDigit() {}

    /// Of ISBN-10 and ISSN: the weights count down to 2 (ISO 2108, ISO 3297).
    static boolean hasWeightedCheckDigit(String digits) {
        int weightedSum = 0;
        for (int i = 0; i < digits.length(); i++) {
            weightedSum += digitValue(digits.charAt(i)) * (digits.length() - i);
        }
        return weightedSum % 11 == 0;
    }

    /// Of ISBN-13: the weights alternate between 1 and 3.
    static boolean hasEanCheckDigit(String digits) {
        return eanCheckDigit(digits.substring(0, digits.length() - 1))
                == digits.charAt(digits.length() - 1);
    }

    /// The thirteenth digit for these twelve.
    static char eanCheckDigit(String twelveDigits) {
        int weightedSum = 0;
        for (int i = 0; i < twelveDigits.length(); i++) {
            weightedSum += digitValue(twelveDigits.charAt(i)) * (i % 2 == 0 ? 1 : 3);
        }
        return (char) ('0' + (10 - weightedSum % 10) % 10);
    }

    /// Of ORCID: ISO 7064, MOD 11-2.
    static boolean hasMod11By2CheckDigit(String digits) {
        int total = 0;
        for (int i = 0; i < digits.length() - 1; i++) {
            total = (total + digitValue(digits.charAt(i))) * 2 % 11;
        }
        return (total + digitValue(digits.charAt(digits.length() - 1))) % 11 == 1;
    }

    private static int digitValue(char digit) {
        return digit == 'X' ? 10 : digit - '0';
    }
}
