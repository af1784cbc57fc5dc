import type { Car, Money } from '../model.ts';

/**
 * Cost of the cars of a service over its contract: straight depreciation, which goes on after the runtime because the
 * car is replaced, and yearly running costs.
 *
 * @source docs/calculation.md, 5
 */
export function carCosts(cars: readonly Car[], months: number): Money {
  return cars.reduce((total, car) => total + carCost(car, months), 0);
}

export function carCost(car: Car, months: number): Money {
  const depreciation = (car.netValue / car.runtime) * months;
  const fuel = (car.yearlyKilometers / 100) * car.consumption * car.fuelPrice;
  const running = car.yearlyInsurance + car.yearlyTax + fuel + car.yearlyKilometers * car.repairPerKilometer;
  return car.quantity * (depreciation + running * (months / 12));
}
