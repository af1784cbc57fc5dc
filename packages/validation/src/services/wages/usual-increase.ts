/** The rise of wages per year that the analysis of margin erosion assumes without another one. */
export const usualTariffIncrease = 0.05;
